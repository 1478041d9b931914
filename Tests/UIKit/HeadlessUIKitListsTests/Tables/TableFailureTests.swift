import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What a table says of answers and requests that cannot be, and that it goes on.
@MainActor @Suite("Failures of tables") struct TableFailureTests {
    /// A data source that answers as it is told.
    @MainActor
    private final class Odd: UITableViewDataSource, UITableViewDelegate {
        var sections = 1
        var rows = 2
        var height: CGFloat = 44
        var header: CGFloat = 0
        var cell: @MainActor (IndexPath) -> UITableViewCell = { path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "r\(path.row)"
            return cell
        }
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? height : 44
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    }

    private static let allowed =
        " A height is a number from 0 to 1000000, or UITableView.automaticDimension."

    private static let answers: [(String, @MainActor (Odd, UITableView) -> Void, [String])] = [
        (
            "sections", { odd, _ in odd.sections = -3 },
            [
                "The data source of UITableView #t says that there are -3 sections. A table takes from 0 to 10000000;"
                    + " it counts as 0."
            ]
        ),
        (
            "rows", { odd, _ in odd.rows = .max },
            [
                "The data source of UITableView #t says that there are 9223372036854775807 rows in section 0. A table"
                    + " takes from 0 to 10000000; it counts as 0."
            ]
        ),
        (
            "NaN", { odd, _ in odd.height = .nan },
            ["The height of row 0·0 of UITableView #t is nan." + allowed]
        ),
        (
            "negative", { odd, _ in odd.height = -2 },
            ["The height of row 0·0 of UITableView #t is -2." + allowed]
        ),
        (
            "enormous", { odd, _ in odd.height = 1e300 },
            ["The height of row 0·0 of UITableView #t is 1e+300." + allowed]
        ),
        (
            "header", { odd, _ in odd.header = .infinity },
            ["The height of the header of section 0 of UITableView #t is inf." + allowed]
        ),
        (
            "row height", { _, table in table.rowHeight = .nan },
            ["The height of a row of UITableView #t is nan." + allowed]
        ),
        (
            "the same cell",
            { odd, _ in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                odd.cell = { _ in cell }
            },
            [
                "The data source of UITableView #t returned for row 0·1 the cell that shows row 0·0. A cell shows"
                    + " one row at a time: dequeue a cell, or create one."
            ]
        ),
    ]

    @Test("Invalid return values are failures with a text each, and the table shows what it can")
    func answers() {
        for (name, spoil, texts) in Self.answers {
            TableStage.run { stage in
                let odd = Odd()
                stage.table.delegate = odd
                stage.table.dataSource = odd
                stage.settle()
                #expect(stage.shown == "r0@0 r1@44")
                let failures = failureTexts {
                    spoil(odd, stage.table)
                    stage.table.reloadData()
                    stage.settle()
                }
                #expect(failures == texts, "\(name)")
                let good = Odd()
                stage.table.rowHeight = 44
                stage.table.delegate = good
                stage.table.dataSource = good
                stage.settle()
                #expect(stage.shown == "r0@0 r1@44", "\(name)")
            }
        }
    }

    @Test("An identifier without a class is told once, and not for each row")
    func unregisteredOnce() {
        UIApplication.withShared(UIApplication()) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let failures = failureTexts {
                for row in 0..<3 {
                    let cell = table.dequeueReusableCell(
                        withIdentifier: "a", for: IndexPath(row: row, section: 0))
                    #expect(cell.reuseIdentifier == "a")
                }
                _ = table.dequeueReusableCell(withIdentifier: "b", for: IndexPath(row: 0, section: 0))
            }
            #expect(failures.filter { $0.contains("cannot dequeue a cell \"a\"") }.count == 1)
            #expect(failures.filter { $0.contains("cannot dequeue a cell \"b\"") }.count == 1)
        }
    }

    private static let requests: [(@MainActor (UITableView) -> Void, String)] = [
        (
            { $0.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false) },
            "UITableView #t has no row 0·9 to scroll to: section 0 has 2 rows."
        ),
        (
            { $0.scrollToRow(at: IndexPath(row: 0, section: -1), at: .top, animated: true) },
            "UITableView #t has no row -1·0 to scroll to: it has 1 sections."
        ),
        (
            { $0.selectRow(at: IndexPath(index: 1), animated: false, scrollPosition: .none) },
            "UITableView #t has no row to select at an index path of 1 numbers: it takes two."
        ),
        (
            { _ = $0.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0)) },
            "UITableView #t cannot dequeue a cell \"none\": no class is registered for that identifier. An empty one"
                + " is used instead."
        ),
        (
            {
                $0.register(UITableViewCell.self, forCellReuseIdentifier: "c")
                _ = $0.dequeueReusableCell(withIdentifier: "c", for: IndexPath(row: 5, section: 0))
            }, "UITableView #t has no row 0·5 to dequeue a cell for: section 0 has 2 rows."
        ),
        (
            { $0.register(UIView.self, forCellReuseIdentifier: "v") },
            "UITableView #t cannot register UIView: it is not a subclass of UITableViewCell."
        ),
        (
            { $0.register(UIView.self, forHeaderFooterViewReuseIdentifier: "v") },
            "UITableView #t cannot register UIView: it is not a subclass of UITableViewHeaderFooterView."
        ),
    ]

    @Test("Invalid requests are failures with a text each, and change nothing")
    func requests() {
        for (request, text) in Self.requests {
            TableStage.run([["a", "b"]]) { stage in
                #expect(failureTexts { request(stage.table) } == [text])
                stage.settle()
                #expect(stage.shown == "a@0 b@44" && stage.table.indexPathForSelectedRow == nil)
            }
        }
    }

    @Test("A query for a row or point that does not exist returns nothing")
    func nowhere() {
        TableStage.run([["a"]]) { stage in
            let table = stage.table
            let odd = [
                IndexPath(), IndexPath(index: 0), IndexPath(row: -1, section: 0), stage.path(1),
                stage.path(0, 9),
            ]
            for path in odd {
                #expect(table.cellForRow(at: path) == nil)
                #expect(table.rectForRow(at: path).width == 0)
                table.deselectRow(at: path, animated: false)
            }
            #expect(table.rect(forSection: -1).height == 0 && table.rectForHeader(inSection: 5).height == 0)
            #expect(table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
            #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 0)) == nil)
            #expect(table.indexPathsForRows(in: .null) == nil)
            #expect(table.indexPath(for: UITableViewCell()) == nil)
            #expect(table.headerView(forSection: 3) == nil)
        }
    }

    @Test("A table that is reloaded whenever it shows a row gives up in words")
    func neverSettles() {
        TableStage.run([["a"]]) { stage in
            stage.rows.makeCell = { table, _ in
                table.reloadData()
                return UITableViewCell()
            }
            let failures = failureTexts {
                stage.table.reloadData()
                stage.settle()
            }
            #expect(
                failures.first
                    == "UITableView #t is reloaded or changed each time it shows its rows. It stopped after 20 times."
            )
            stage.rows.makeCell = nil
            stage.table.reloadData()
            stage.settle()
            #expect(stage.shown == "a@0")
        }
    }

    @Test("A title of the index that leads nowhere is a failure")
    func index() {
        TableStage.run([["a"]]) { stage in
            stage.rows.indexTitles = ["A", "B"]
            stage.table.reloadData()
            stage.settle()
            #expect(
                failureTexts { stage.tap(CGPoint(x: 292, y: 215)) } == [
                    "The data source of UITableView #t maps the index title \"B\" to section 1; there are 1."
                ])
        }
    }
}
