import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Changes of a table's rows and sections, as they are asked for, made and shown.
@MainActor @Suite("Updates of tables") struct TableUpdateTests {
    @Test("A batch counts, asks for what is new, and ends what is gone when its animation is over")
    func batch() {
        TableStage.run([["a", "b", "c"]]) { stage in
            var isDone: Bool?
            stage.table.performBatchUpdates {
                stage.rows.sections = [["a", "x", "c", "y"]]
                stage.table.deleteRows(at: [stage.path(1)], with: .automatic)
                stage.table.insertRows(at: [stage.path(1), stage.path(3)], with: .automatic)
                #expect(stage.table.hasUncommittedUpdates)
            } completion: {
                isDone = $0
            }
            #expect(!stage.table.hasUncommittedUpdates)
            #expect(
                stage.log.take() == """
                    sections
                    rows 0
                    cell 0·1
                    willDisplay 0·1
                    cell 0·3
                    willDisplay 0·3
                    """)
            #expect(stage.shown == "a@0 x@44 c@88 y@132")
            stage.lapse(299)
            #expect(isDone == nil && stage.log.take() == "")
            stage.lapse(1)
            #expect(isDone == true && stage.log.take() == "didEndDisplaying 0·1")
            #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 4)
        }
    }

    @Test("Rows move to their places within 0.3 seconds, from where they were")
    func animation() {
        TableStage.run([["a", "b"]]) { stage in
            stage.rows.sections = [["x", "a", "b"]]
            stage.table.insertRows(at: [stage.path(0)], with: .fade)
            let cells = stage.table.visibleCells
            #expect(cells.map(\.frame.minY) == [0, 44, 88] && cells.map(\.alpha) == [1, 1, 1])
            stage.lapse(150)
            let shown = cells.map { $0.layer.presentation()?.frame.minY ?? -1 }
            #expect(shown[0] == 0 && shown[1] > 5 && shown[1] < 40 && shown[2] > 49 && shown[2] < 84)
            let alpha = cells[0].layer.presentation()?.opacity ?? 2
            #expect(alpha > 0.1 && alpha < 0.9)
        }
    }

    @Test("Without animation rows appear and disappear immediately")
    func noAnimation() {
        TableStage.run([["a", "b"]]) { stage in
            stage.rows.sections = [["b", "c"]]
            stage.table.performBatchUpdates {
                stage.table.deleteRows(at: [stage.path(0)], with: .none)
                stage.table.insertRows(at: [stage.path(1)], with: .none)
            }
            #expect(stage.log.take().hasSuffix("willDisplay 0·1\ndidEndDisplaying 0·0"))
            UIView.setAnimationsEnabled(false)
            var isDone = false
            stage.table.performBatchUpdates {
                stage.rows.sections = [["c"]]
                stage.table.deleteRows(at: [stage.path(0)], with: .fade)
            } completion: { _ in
                isDone = true
            }
            #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 1)
            stage.lapse(0)
            #expect(isDone)
        }
    }

    @Test("Reloaded rows get other cells; reconfigured ones are filled in those they have")
    func reload() {
        TableStage.run([["a", "b", "c"]]) { stage in
            let cells = stage.table.visibleCells
            stage.rows.sections = [["A", "B", "C"]]
            stage.table.reloadRows(at: [stage.path(0)], with: .automatic)
            #expect(stage.shown == "A@0 b@44 c@88")
            #expect(stage.table.visibleCells[0] !== cells[0])
            stage.rows.makeCell = { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = stage.rows.sections[0][path.row]
                return cell
            }
            stage.table.reconfigureRows(at: [stage.path(1)])
            #expect(stage.shown == "A@0 B@44 c@88" && stage.table.visibleCells[1] === cells[1])
            stage.rows.makeCell = { _, _ in UITableViewCell() }
            #expect(
                failureTexts { stage.table.reconfigureRows(at: [stage.path(2)]) } == [
                    "The data source of UITableView #t returned another cell for row 0·2 than the one being"
                        + " reconfigured. Use dequeueReusableCell(withIdentifier:for:) with the same identifier and path."
                ])
        }
    }

    @Test("Rows and sections move with their cells, their selection and their titles")
    func moves() {
        TableStage.run([["a", "b"], ["c"]], titles: ["One", "Two"]) { stage in
            let cells = stage.table.visibleCells
            stage.tap(1)
            stage.rows.sections = [["a"], ["c", "b"]]
            stage.table.moveRow(at: stage.path(1), to: stage.path(1, 1))
            #expect(stage.shown == "a@28 c@100 b@144")
            #expect(stage.table.visibleCells.map { $0 === cells[1] } == [false, false, true])
            #expect(stage.table.indexPathForSelectedRow == stage.path(1, 1))
            stage.rows.sections = [["c", "b"], ["a"]]
            stage.rows.titles = ["Two", "One"]
            stage.table.moveSection(0, toSection: 1)
            #expect(stage.shown == "c@28 b@72 a@144")
            #expect(stage.table.indexPathForSelectedRow == stage.path(1, 0))
            #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "Two")
        }
    }

    @Test("Sections are inserted, deleted and reloaded")
    func sections() {
        TableStage.run([["a"], ["b"], ["c"]]) { stage in
            stage.rows.sections = [["x", "y"], ["B"], ["c"]]
            stage.table.performBatchUpdates {
                stage.table.deleteSections([0], with: .fade)
                stage.table.reloadSections([1], with: .fade)
                stage.table.insertSections([0], with: .fade)
            }
            #expect(stage.shown == "x@0 y@44 B@88 c@132")
            stage.rows.sections = []
            stage.table.deleteSections([0, 1, 2], with: .fade)
            #expect(stage.shown == "" && stage.table.numberOfSections == 0)
        }
    }

    @Test("Changes that do not match the data are a failure, and the table is reloaded")
    func invalid() {
        TableStage.run([["a", "b"]]) { stage in
            stage.rows.sections = [["x", "y", "z"]]
            var isDone: Bool?
            let failures = failureTexts {
                stage.table.performBatchUpdates {
                    stage.table.deleteRows(at: [stage.path(0)], with: .fade)
                } completion: {
                    isDone = $0
                }
            }
            #expect(
                failures == [
                    "Invalid update of UITableView #t: section 0 had 2 rows, and now it has 3; the changes of the"
                        + " batch lead to 1: delete 0·0. Either the data still have the row that the batch removes, or an"
                        + " insertion of 2 rows is missing. The view was reloaded instead."
                ])
            #expect(stage.shown == "x@0 y@44 z@88")
            stage.lapse(1)
            #expect(isDone == false)
        }
    }

    @Test("Updates must be ended as often as begun; reloading in between overrules them")
    func nested() {
        TableStage.run([["a"]]) { stage in
            stage.table.endUpdates()
            stage.table.beginUpdates()
            stage.table.beginUpdates()
            stage.rows.sections = [["a", "b"]]
            stage.table.insertRows(at: [stage.path(1)], with: .fade)
            stage.table.endUpdates()
            #expect(stage.shown == "a@0")
            stage.table.endUpdates()
            #expect(stage.shown == "a@0 b@44")
            stage.table.performBatchUpdates {
                stage.rows.sections = [["c", "d", "e"]]
                stage.table.deleteRows(at: [stage.path(7)], with: .fade)
                stage.table.reloadData()
            }
            #expect(stage.shown == "c@0 d@44 e@88")
        }
    }

    @Test("A table that has not been loaded yet takes changes for what it will find")
    func notLoaded() {
        UIApplication.withShared(UIApplication()) {
            let rows = TextRows([["a"]], TableLog())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.dataSource = rows
            #expect(table.numberOfRows(inSection: 0) == 1)
        }
    }

    @Test("Rows that are inserted, deleted or reloaded while others are being shown are shown rightly")
    func changesWhileShowing() {
        let changes: [@MainActor (TableStage) -> Void] = [
            { stage in
                stage.rows.sections[0].insert("new", at: 0)
                stage.table.insertRows(at: [stage.path(0)], with: .fade)
            },
            { stage in
                stage.rows.sections[0].remove(at: 1)
                stage.table.deleteRows(at: [stage.path(1)], with: .none)
            },
            { stage in stage.table.reloadRows(at: [stage.path(2)], with: .fade) },
            { stage in stage.table.contentOffset.y = 88 },
            { stage in stage.table.setEditing(true, animated: false) },
            { stage in stage.table.dataSource = nil },
            { stage in stage.table.removeFromSuperview() },
        ]
        for change in changes {
            TableStage.run { stage in
                var isDone = false
                stage.rows.makeCell = { _, path in
                    if path.row == 2, !isDone {
                        isDone = true
                        change(stage)
                    }
                    let cell = UITableViewCell(style: .default, reuseIdentifier: "own")
                    let texts = stage.rows.sections[0]
                    cell.textLabel?.text = path.row < texts.count ? texts[path.row] : nil
                    return cell
                }
                stage.table.reloadData()
                _ = stage.table.visibleCells
                stage.lapse(500)
                let rows = stage.table.visibleRows
                #expect(
                    isDone
                        && rows.map(\.path)
                            == stage.table.geometry.rows(
                                from: stage.table.bounds.minY, to: stage.table.bounds.maxY)
                )
                for row in rows { #expect(row.cell.textLabel?.text == stage.rows.sections[0][row.path.row]) }
                #expect(stage.table.subviews.count { $0 is UITableViewCell } == rows.count)
            }
        }
    }

    @Test("Heights that were measured stay with their rows")
    func heights() {
        TableStage.run([TableStage.texts(5)]) { stage in
            stage.table.rowHeight = UITableView.automaticDimension
            stage.rows.makeCell = { _, path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.numberOfLines = 0
                cell.textLabel?.text = stage.rows.sections[0][path.row] + (path.row == 1 ? "\n\n\n\n" : "")
                return cell
            }
            stage.table.reloadData()
            stage.settle()
            let height = stage.table.rectForRow(at: stage.path(1)).height
            #expect(height > 100)
            stage.rows.sections = [["x"] + stage.rows.sections[0]]
            stage.table.insertRows(at: [stage.path(0)], with: .none)
            #expect(stage.table.rectForRow(at: stage.path(2)).height == height)
        }
    }

    @Test("Static cells, which the data source keeps, are shown again after reloading and moving")
    func staticCells() {
        TableStage.run([["a", "b"]]) { stage in
            let cells = ["a", "b"].map { text in
                let cell = UITableViewCell(style: .default, reuseIdentifier: "static")
                cell.textLabel?.text = text
                return cell
            }
            stage.rows.makeCell = { _, path in cells[path.row] }
            stage.table.reloadData()
            #expect(stage.table.visibleCells == cells)
            stage.table.reloadRows(at: [stage.path(0)], with: .fade)
            #expect(stage.table.visibleCells == cells && cells[0].alpha == 1)
            stage.lapse(400)
            #expect(stage.shown == "a@0 b@44")
            #expect(stage.table.dequeueReusableCell(withIdentifier: "static") == nil)
        }
    }
}
