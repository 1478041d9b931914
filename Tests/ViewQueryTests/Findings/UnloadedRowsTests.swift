import Foundation
import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Rows that are not loaded") struct UnloadedRowsTests {
    private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let sections: [Int]

        init(_ sections: [Int]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section]
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            let start = sections[..<indexPath.section].reduce(0, +)
            cell.textLabel?.text = "Row \(start + indexPath.row)"
            return cell
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section]
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = "item-\(indexPath.item)"
            return cell
        }
    }

    /// The lines of a failure after the first and before what was looked at.
    private func findings(_ query: ViewQuery) -> [String] {
        let text = QueryFailure(nothingFoundBy: query, for: nil).description
        return text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("Looked at ") }.map(String.init)
    }

    private func table(_ sections: [Int], _ numbers: inout Numbers?) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        table.rowHeight = 44
        numbers = Numbers(sections)
        table.dataSource = numbers
        UIWindow.createWindowForTesting().addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    @Test(
        "A row that is not loaded is named, with the call that scrolls to it",
        arguments: [
            (40, 0.0, 30, "rows 0 to 9 are", ""), (40, 1320.0, 3, "rows 30 to 39 are", ", toward: .top"),
            (40, 880.0, 3, "rows 20 to 29 are", ", toward: .top"), (40, 880.0, 35, "rows 20 to 29 are", ""),
            (400, 0.0, 399, "rows 0 to 9 are", ", atMost: 118"),
        ])
    func elsewhere(count: Int, offset: Double, row: Int, loaded: String, arguments: String) {
        inOwnApplication {
            var numbers: Numbers?
            let table = table([count], &numbers)
            table.contentOffset.y = offset
            #expect(
                findings(theFirstView(withText("Row \(row)"), enabled(true))) == [
                    "UILabel \"Row \(row)\" is in row \(row) of UITableView, which is not loaded (\(loaded)).",
                    "Try: scrollOn(theFirstView(ofClass(UITableView.self)), until: withText(\"Row \(row)\"),"
                        + " enabled(true)\(arguments))",
                ])
            withExtendedLifetime(numbers) {}
        }
    }

    @Test("A misspelt text is compared with those of rows that are not loaded, too")
    func misspelt() {
        inOwnApplication {
            var numbers: Numbers?
            _ = table([40], &numbers)
            let lines = findings(theFirstView(withText("Rwo 30")))
            #expect(
                lines.first
                    == "Nearest: UILabel \"Row 30\": text is \"Row 30\", wanted \"Rwo 30\", in row 30 of UITableView,"
                    + " which is not loaded (rows 0 to 8 are).")
            #expect(
                lines.last
                    == "Try: scrollOn(theFirstView(ofClass(UITableView.self)), until: withText(\"Row 30\"))")
            withExtendedLifetime(numbers) {}
        }
    }

    @Test(
        "Nothing is proposed for a row that does not exist, nor for what is in none",
        arguments: ["Row 99", "Row 40", "Log out"])
    func nowhere(text: String) {
        inOwnApplication {
            var numbers: Numbers?
            _ = table([40], &numbers)
            let lines = findings(theFirstView(withText(text)))
            #expect(
                lines.contains(
                    "UITableView has 40 rows; rows 0 to 8 are loaded, and none of the others matches."))
            #expect(!lines.contains { $0.hasPrefix("Try: ") })
            withExtendedLifetime(numbers) {}
        }
    }

    @Test("Looking for rows changes nothing, and a list that cannot be scrolled is not proposed")
    func unchanged() {
        inOwnApplication {
            var numbers: Numbers?
            let table = table([40], &numbers)
            table.isScrollEnabled = false
            let before = table.visibleCells.map { ObjectIdentifier($0) }
            let texts = table.visibleCells.map { $0.textLabel?.text }
            let offset = table.contentOffset
            #expect(findings(theFirstView(withText("Row 30"))).count == 1)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map { ObjectIdentifier($0) } == before)
            #expect(table.visibleCells.map { $0.textLabel?.text } == texts)
            #expect(table.contentOffset == offset)
            withExtendedLifetime(numbers) {}
        }
    }

    @Test("Of a list with very many rows the nearest 500 are looked at")
    func limit() {
        inOwnApplication {
            var numbers: Numbers?
            _ = table([1000], &numbers)
            #expect(
                findings(theFirstView(withText("Log out"))).contains(
                    "UITableView has 1000 rows; rows 0 to 8 are loaded, and none of the next 500 matches."))
            withExtendedLifetime(numbers) {}
        }
    }

    @Test("Rows of several sections are counted")
    func sections() {
        inOwnApplication {
            var numbers: Numbers?
            _ = table([3, 0, 30], &numbers)
            #expect(
                findings(theFirstView(withText("Row 30"))).first
                    == "UILabel \"Row 30\" is in row 27 of section 2 of UITableView, which is not loaded (9 of 33 are)."
            )
            withExtendedLifetime(numbers) {}
        }
    }

    @Test(
        "A list with all rows loaded is not named, nor any list if the query does not say what it wants"
    )
    func others() {
        inOwnApplication {
            var numbers: Numbers?
            let table = table([3], &numbers)
            #expect(!findings(theFirstView(withText("Row 30"))).contains { $0.contains("rows") })
            let more = Numbers([40])
            table.dataSource = more
            table.reloadData()
            #expect(findings(theFirstView(selected(true))) == [])
            withExtendedLifetime(numbers) {}
        }
    }

    @Test("The items of a collection view are named in the same way")
    func items() {
        inOwnApplication {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 44)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 440), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let numbers = Numbers([25])
            view.dataSource = numbers
            UIWindow.createWindowForTesting().addSubview(view)
            #expect(
                findings(theFirstView(withIdentifier("item-20"))) == [
                    "UICollectionViewCell #item-20 is in item 20 of UICollectionView, which is not loaded"
                        + " (items 0 to 8 are).",
                    "Try: scrollOn(theFirstView(ofClass(UICollectionView.self)), until: withIdentifier(\"item-20\"))",
                ])
            withExtendedLifetime(numbers) {}
        }
    }
}
