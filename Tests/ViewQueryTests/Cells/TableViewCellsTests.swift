import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@testable import ViewQuery

@MainActor
@Suite("The cells of a table, as a collection") struct TableViewCellsTests {
    let lists = CellLists([3, 0, 200])

    @Test(
        "Any cell of a table can be read, visible or not, in a window or in none", arguments: [true, false])
    func reading(inWindow: Bool) {
        inOwnApplication {
            let table = lists.table()
            if inWindow { UIWindow.createWindowForTesting().addSubview(table) }
            let cells = TableViewCells(in: table)
            #expect(cells.count == 203)
            #expect(cells[0].textLabel?.text == "0·0")
            #expect(cells[100].textLabel?.text == "2·97")
            #expect(table.contentOffset.y > 3000)
            #expect(cells[-1].textLabel?.text == "2·199")
            #expect(cells[IndexPath(row: 1, section: 0)].textLabel?.text == "0·1")
            #expect(cells[section: -1, row: -2].textLabel?.text == "2·198")
            let sixth: TableViewCellProxy<UITableViewCell> = cells[5]
            #expect(sixth.indexPath == IndexPath(row: 2, section: 2))
            #expect(sixth.textLabel?.text == "2·2")
            #expect(cells.table === table)
            #expect(table.visibleCells.count < 12)
        }
    }

    @Test("The table of cells is found by a query, also among other views, or by a condition")
    func queries() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let label = UILabel()
            let table = lists.table()
            for view in [label, table] {
                view.accessibilityIdentifier = "inbox"
                window.addSubview(view)
            }
            #expect(TableViewCells(in: theFirstView(withIdentifier("inbox"))).table === table)
            #expect(TableViewCells(in: theOnlyView(withIdentifier("inbox"))).count == 203)
            #expect(TableViewCells(in: withIdentifier("inbox"))[-1].textLabel?.text == "2·199")
            #expect(TableViewCells(in: withIdentifier("inbox"), as: CellLists.NoteCell.self)[0].note == "0·0")
        }
    }

    @Test("A query that finds no table is one failure, at the line of the collection")
    func noTable() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let box = UIView()
            box.accessibilityIdentifier = "box"
            let table = lists.table()
            table.accessibilityIdentifier = "inbox"
            box.addSubview(table)
            window.addSubview(box)
            func firstLines(_ body: () -> Void) -> [String] {
                FailureCollector.failures(of: body).map {
                    $0.text.split(separator: "\n").prefix(2).joined(separator: "|")
                }
            }
            let none = firstLines {
                let cells = TableViewCells(in: withIdentifier("outbox"))
                _ = cells[0].textLabel?.text
                #expect(cells.isEmpty)
            }
            #expect(none.count == 1)
            #expect(
                none[0].hasPrefix(
                    "TableViewCells(theFirstView(withIdentifier(\"outbox\"), ofClass(UITableView.self))) found no view."
                ))
            let other = firstLines { _ = TableViewCells(in: theFirstView(withIdentifier("box")))[3].cell }
            #expect(
                other == [
                    "TableViewCells(in:) cannot read UIView #box: it is not a UITableView."
                        + "|Inside it is UITableView #inbox."
                ])
        }
    }

    @Test("The cells of a table are a collection like any other")
    func collection() {
        let cells = TableViewCells(in: lists.table(), as: CellLists.NoteCell.self)
        #expect(cells.map(\.note) == lists.sections.flatMap { $0 })
        #expect(cells.all(\.note) == lists.sections.flatMap { $0 })
        #expect(cells.suffix(2).map(\.note) == ["2·198", "2·199"])
        #expect(cells.first { $0.note == "2·4" }?.indexPath == IndexPath(row: 4, section: 2))
        #expect(cells.indexPaths.count == 203)
        #expect(cells.indexPaths[3] == IndexPath(row: 0, section: 2))
        #expect(TableViewCells(in: CellLists([]).table()).isEmpty)
    }

    @Test("A value that is set is set on the live cell")
    func setting() {
        let table = lists.table()
        let cells = TableViewCells(in: table, as: CellLists.NoteCell.self)
        cells[50].note = "changed"
        #expect(cells[50].note == "changed")
        #expect((table.cellForRow(at: cells[50].indexPath) as? CellLists.NoteCell)?.note == "changed")
    }

    @Test("Rows that come and go are seen")
    func changing() {
        let table = lists.table()
        let cells = TableViewCells(in: table)
        let last = cells[-1]
        #expect(last.textLabel?.text == "2·199")
        lists.sections = [["only"]]
        table.reloadData()
        #expect(cells.count == 1)
        #expect(cells[0].textLabel?.text == "only")
        let texts = FailureCollector.failures { #expect(last.textLabel?.text == nil) }.map(\.text)
        #expect(
            texts == [
                "TableViewCells(in: UITableView #list)[section 2, row 199] does not exist: there is 1 section, of 1 row."
            ])
    }

    @Test("A cell is scrolled to where it is preferred")
    func position() {
        let table = lists.table()
        var cells = TableViewCells(in: table, scrollPosition: .top)
        cells.scroll(to: 53)
        #expect(table.contentOffset.y == 2332.0)
        cells.scrollPosition = .bottom
        cells.scroll(to: IndexPath(row: 50, section: 2))
        #expect(table.contentOffset.y == 1976.0)
        cells.scrollPosition = .none
        cells.scroll(to: 53)
        #expect(table.contentOffset.y == 1976.0)
    }

    @Test("A slice out of range is a failure, and has the cells that there are")
    func slices() {
        let lists = CellLists([3, 0, 2])
        let cells = TableViewCells(in: lists.table())
        var counts: [Int] = []
        let failures = FailureCollector.failures {
            counts = [cells[1..<4].count, cells[2...].count, cells[3..<9].count, cells[9...].count]
            counts.append(cells[(-2)...1].count)
        }
        #expect(counts == [3, 3, 2, 0, 2])
        #expect(cells[3...].map(\.indexPath.row) == [0, 1])
        #expect(
            failures.map(\.text)
                == ["3..<9", "9..<9", "-2..<2"].map {
                    "TableViewCells(in: UITableView #list)[\($0)] does not exist: there are 3 sections, of 3, 0, 2 rows."
                })
    }

    @Test(
        "An index out of range is a failure that says what there is",
        arguments: [
            (
                [3, 0, 200],
                "TableViewCells(in: UITableView #list)[203] does not exist: there are 3 sections, of 3, 0, 200 rows."
            ),
            ([1], "TableViewCells(in: UITableView #list)[203] does not exist: there is 1 section, of 1 row."),
            ([], "TableViewCells(in: UITableView #list)[203] does not exist: there are no sections."),
            (
                Array(repeating: 1, count: 12),
                "TableViewCells(in: UITableView #list)[203] does not exist: there are 12 sections, of 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, … rows."
            ),
        ])
    func outOfRange(counts: [Int], text: String) {
        let lists = CellLists(counts)
        let failures = FailureCollector.failures {
            #expect(TableViewCells(in: lists.table())[203].textLabel?.text == nil)
        }
        #expect(failures.map(\.text) == [text])
        #expect(failures[0].site?.line == UInt(#line - 3))
    }

    @Test("Rows and sections out of range are failures that say what there is")
    func noSuchRow() {
        let cells = TableViewCells(in: lists.table())
        let texts = FailureCollector.failures {
            _ = cells[section: 1, row: 0].cell
            _ = cells[section: 0, row: -4].cell
            _ = cells[IndexPath(row: 0, section: 3)].cell
            _ = cells[IndexPath()].cell
            _ = cells[-204].cell
            cells.scroll(to: .max)
        }.map(\.text)
        #expect(texts.count == 6)
        #expect(
            texts[0]
                == "TableViewCells(in: UITableView #list)[section 1, row 0] does not exist: there are 3 sections, of 3, 0, 200 rows."
        )
    }

    @Test("A cell of another class, and a table in which nothing can be shown, are failures")
    func unusable() {
        let failures = FailureCollector.failures {
            let table = lists.table()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
            #expect(TableViewCells(in: table, as: CellLists.NoteCell.self)[0].note == "")
            let empty = lists.table(height: 0)
            #expect(TableViewCells(in: empty)[0].textLabel?.text == nil)
        }
        #expect(
            failures.map(\.text) == [
                "TableViewCells(in: UITableView #list)[section 0, row 0] is a UITableViewCell, not a NoteCell.",
                "TableViewCells(in: UITableView #list)[section 0, row 0] cannot be shown: UITableView #list has the size 320×0.",
            ])
    }

    @Test("Counts tell the cell at each index as a plain walk does", arguments: 0..<20)
    func counts(seed: Int) {
        let sections = (0..<seed).map { ($0 * 7 + seed) % 4 }
        let lists = CellLists(sections)
        let cells = TableViewCells(in: lists.table())
        // Tables hold their data source weakly.
        defer { withExtendedLifetime(lists) {} }
        let paths = cells.indexPaths
        #expect(cells.count == paths.count)
        #expect(CellCounts(sections).count == paths.count)
        for index in paths.indices {
            #expect(cells.indexPath(at: index) == paths[index] as IndexPath?)
            #expect(cells.indexPath(at: index - paths.count) == paths[index] as IndexPath?)
        }
        #expect(cells.indexPath(at: paths.count) == nil)
        #expect(cells.indexPath(at: -paths.count - 1) == nil)
    }
}
