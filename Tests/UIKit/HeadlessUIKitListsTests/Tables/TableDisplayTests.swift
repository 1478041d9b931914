import Foundation
import HeadlessUIKit
import Testing
import TimeLapse

/// The calls of a table to data source and delegate when rows become visible and go off screen.
@MainActor @Suite("Displaying tables") struct TableDisplayTests {
    @Test("A table first asks for counts, then shows each visible row")
    func firstDisplay() {
        let log = UIApplication.withShared(UIApplication()) {
            let stage = TableStage([["a", "b"], ["c"]], style: .plain, titles: ["One", nil])
            #expect(stage.log.take() == "")
            stage.window.makeKeyAndVisible()
            stage.settle()
            defer { stage.application.closeWindows() }
            #expect(stage.shown == "a@28 b@72 c@116")
            return stage.log.take()
        }
        #expect(
            log == """
                sections
                rows 0
                rows 1
                cell 0·0
                willDisplay 0·0
                cell 0·1
                willDisplay 0·1
                cell 1·0
                willDisplay 1·0
                willDisplayHeader 0
                """)
    }

    @Test("Scrolling reuses the cells that went off screen for rows that become visible")
    func scrolling() {
        TableStage.run { stage in
            stage.table.contentOffset.y = 50
            stage.settle()
            #expect(stage.shown == "r1@44 r2@88 r3@132 r4@176 r5@220 r6@264")
            #expect(
                stage.log.take() == """
                    didEndDisplaying 0·0
                    cell 0·5
                    willDisplay 0·5
                    cell 0·6
                    willDisplay 0·6
                    """)
            #expect(stage.rows.made == 6)
        }
    }

    @Test("Reloading removes the cells, counts immediately, and requests cells before the table is queried")
    func reload() {
        TableStage.run([["a", "b"]]) { stage in
            stage.rows.sections = [["x", "y", "z"]]
            stage.table.reloadData()
            #expect(stage.table.numberOfRows(inSection: 0) == 3)
            #expect(
                stage.log.take() == """
                    didEndDisplaying 0·0
                    didEndDisplaying 0·1
                    sections
                    rows 0
                    """)
            #expect(stage.shown == "x@0 y@44 z@88")
            #expect(
                stage.log.take() == """
                    cell 0·0
                    willDisplay 0·0
                    cell 0·1
                    willDisplay 0·1
                    cell 0·2
                    willDisplay 0·2
                    """)
        }
    }

    @Test(
        "A million rows scrolled from end to end take no more cells than fit on two screens"
    )
    func million() {
        TableStage.run([[]]) { stage in
            stage.log.isOn = false
            let source = ManyRows()
            stage.table.dataSource = source
            stage.settle()
            #expect(stage.table.contentSize.height == 44_000_000)
            var place: CGFloat = 0
            while place < 44_000_000 {
                stage.table.contentOffset.y = place
                stage.settle()
                #expect(stage.table.visibleCells.count <= 6)
                place += 99_999
            }
            stage.table.scrollToRow(at: stage.path(999_999), at: .bottom, animated: false)
            #expect(stage.table.visibleCells.last?.textLabel?.text == "999999")
            for step in 0..<200 {
                stage.table.contentOffset.y -= CGFloat(step)
                stage.settle()
            }
            #expect(source.made <= 12)
            #expect(stage.table.subviews.count <= 6)
        }
    }

    @Test("Cells are ordered among the subviews like their rows")
    func order() {
        TableStage.run([TableStage.texts(40)], titles: ["Title"]) { stage in
            for place in [300, 40, 700, 650, 0, 500] as [CGFloat] {
                stage.table.contentOffset.y = place
                stage.settle()
                let cells = stage.table.subviews.compactMap { $0 as? UITableViewCell }
                #expect(cells == stage.table.visibleCells)
                #expect(stage.table.subviews.last is UITableViewHeaderFooterView)
            }
        }
    }

    @Test("What reloads the table while it asks for cells has it start again")
    func reloadWhileShowing() {
        TableStage.run([["a", "b", "c"]]) { stage in
            var isFirst = true
            stage.rows.makeCell = { table, path in
                if isFirst {
                    isFirst = false
                    stage.rows.sections = [["x"]]
                    table.reloadData()
                }
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "cell \(path.row)"
                return cell
            }
            stage.table.reloadData()
            stage.settle()
            #expect(stage.shown == "cell 0@0")
            #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 1)
        }
    }

    @Test("Rows soon to be seen are fetched before, and no longer when they are not")
    func prefetching() {
        final class Fetcher: UITableViewDataSourcePrefetching {
            var lines: [String] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                lines.append("fetch \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
            }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                lines.append("cancel \(indexPaths.map { "\($0.row)" }.joined(separator: " "))")
            }
        }
        TableStage.run([TableStage.texts(30)]) { stage in
            let fetcher = Fetcher()
            stage.table.prefetchDataSource = fetcher
            stage.table.setNeedsLayout()
            stage.settle()
            stage.table.contentOffset.y = 44
            stage.settle()
            stage.table.contentOffset.y = 44 * 20
            stage.settle()
            #expect(
                fetcher.lines == [
                    "fetch 5 6 7 8 9", "fetch 10 0", "cancel 6 7 8 9 10 0",
                    "fetch 25 26 27 28 29 19 18 17 16 15",
                ])
        }
    }

    @Test("A cell with the first responder is kept off screen, for as long as it is that")
    func focus() {
        TableStage.run([TableStage.texts(30)]) { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            let cell = stage.table.cellForRow(at: stage.path(0))
            cell?.contentView.addSubview(field)
            #expect(field.becomeFirstResponder())
            stage.table.contentOffset.y = 600
            stage.settle()
            #expect(field.isFirstResponder && stage.table.cellForRow(at: stage.path(0)) === cell)
            stage.table.contentOffset.y = 0
            stage.settle()
            #expect(stage.table.visibleCells.first === cell && cell?.frame.minY == 0)
            stage.table.contentOffset.y = 600
            stage.settle()
            field.resignFirstResponder()
            stage.table.contentOffset.y = 700
            stage.settle()
            #expect(stage.table.cellForRow(at: stage.path(0)) == nil)
        }
    }

    @Test("A table in no window can be asked what it shows, and frees what it shows with itself")
    func noWindow() {
        weak var weakCell: UITableViewCell?
        UIApplication.withShared(UIApplication()) {
            let rows = TextRows([["a", "b"]], TableLog())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
            table.dataSource = rows
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
            weakCell = table.visibleCells.first
            #expect(weakCell != nil)
        }
        #expect(weakCell == nil)
    }
}

/// A million rows, whose cells are counted.
@MainActor
private final class ManyRows: UITableViewDataSource {
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "row")
        if cell == nil { made += 1 }
        cell = cell ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell?.textLabel?.text = "\(indexPath.row)"
        return cell ?? UITableViewCell()
    }
}
