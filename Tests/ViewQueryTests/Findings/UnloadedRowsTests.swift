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
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section]
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// The lines of a failure after the first and before what was looked at.
    private func findings(_ query: ViewQuery) -> [String] {
        let text = QueryFailure(nothingFoundBy: query, for: nil).description
        return text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("Looked at ") }.map(String.init)
    }

    private func table(_ sections: [Int], _ numbers: inout Numbers?) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
        numbers = Numbers(sections)
        table.dataSource = numbers
        UIWindow.createWindowForTesting().addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    @Test("A list with rows below names those that are loaded, and the call that scrolls")
    func below() {
        inOwnApplication {
            var numbers: Numbers?
            _ = table([40], &numbers)
            #expect(
                findings(theFirstView(withText("Row 30"))) == [
                    "UITableView has 40 rows; rows 0 to 8 are loaded, and a query finds nothing else.",
                    #"Try: scrollOn(theFirstView(ofClass(UITableView.self)), until: withText("Row 30"))"#,
                ])
            withExtendedLifetime(numbers) {}
        }
    }

    @Test("Where all rows below are loaded, the call scrolls to the top")
    func above() {
        inOwnApplication {
            var numbers: Numbers?
            let table = table([40], &numbers)
            table.accessibilityIdentifier = "numbers"
            table.contentOffset.y = 40 * 44 - 440
            #expect(
                findings(theFirstView(withText("Row 3"), enabled(true))) == [
                    "UITableView #numbers has 40 rows; rows 30 to 39 are loaded, and a query finds nothing else.",
                    #"Try: scrollOn(theFirstView(withIdentifier("numbers")), until: withText("Row 3"), "#
                        + "enabled(true), toward: .top)",
                ])
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
                    == "UITableView has 33 rows in 3 sections; 9 of them are loaded, and a query finds nothing"
                    + " else.")
            withExtendedLifetime(numbers) {}
        }
    }

    @Test(
        "A list whose rows are all loaded is not named, nor any list if the query does not say which view it wants"
    )
    func others() {
        inOwnApplication {
            var numbers: Numbers?
            let table = table([3], &numbers)
            #expect(findings(theFirstView(withText("Row 30"))) == [])
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
                findings(theFirstView(withText("Item 20"))) == [
                    "UICollectionView has 25 items; items 0 to 8 are loaded, and a query finds nothing else.",
                    #"Try: scrollOn(theFirstView(ofClass(UICollectionView.self)), until: withText("Item 20"))"#,
                ])
            withExtendedLifetime(numbers) {}
        }
    }
}
