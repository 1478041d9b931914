import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Rows that are deleted, inserted and moved by touch.
@MainActor @Suite("Editing tables") struct TableEditingTests {
    /// The first view in a table that is called so.
    private func view(_ name: String, _ stage: TableStage) -> UIView {
        var found: UIView?
        stage.table.visit { view in
            if view.accessibilityLabel == name, !(view is UILabel) { found = view }
            return found == nil ? .into : .stop
        }
        return found ?? UIView()
    }

    private func tap(_ name: String, _ stage: TableStage) {
        stage.settle()
        let view = view(name, stage)
        #expect(view.window != nil, "no \(name)")
        stage.tap(view.convertToScreen(view.bounds.center))
    }

    @Test("A row that is swiped to the left uncovers Delete, which has the data source delete it")
    func swipe() {
        TableStage.run([["a", "b", "c"]]) { stage in
            stage.drag(from: stage.middle(1), by: CGVector(dx: -120, dy: 3))
            #expect(stage.log.take() == "willBeginEditing 0·1")
            let cell = stage.table.cellForRow(at: stage.path(1))
            #expect(stage.table.isEditing && cell?.showingDeleteConfirmation == true)
            #expect(cell?.frame.minX == -view("Delete", stage).bounds.width)
            stage.lapse(400)
            tap("Delete", stage)
            stage.lapse(400)
            #expect(
                stage.log.take() == """
                    commit delete 0·1
                    sections
                    rows 0
                    didEndEditing nil
                    didEndDisplaying 0·1
                    """)
            #expect(stage.shown == "a@0 c@44" && !stage.table.isEditing)
        }
    }

    @Test("A swiped row closes at a touch elsewhere, a scroll, a short drag, another swipe")
    func goesBack() {
        TableStage.run([TableStage.texts(20)]) { stage in
            @MainActor func swipeOpen(_ row: Int) {
                stage.drag(from: stage.middle(row), by: CGVector(dx: -120, dy: 0))
                stage.lapse(400)
                #expect(stage.table.swipe?.path == stage.path(row))
                _ = stage.log.take()
            }
            swipeOpen(1)
            stage.tap(3)
            #expect(stage.log.take() == "didEndEditing 0·1" && stage.table.swipe == nil)
            swipeOpen(1)
            stage.drag(from: stage.middle(3), by: CGVector(dx: 0, dy: -60), rest: 300)
            #expect(stage.log.take().hasPrefix("didEndEditing 0·1") && stage.table.contentOffset.y > 0)
            stage.table.contentOffset.y = 0
            stage.settle()
            swipeOpen(1)
            swipeOpen(2)
            stage.drag(from: stage.middle(2), by: CGVector(dx: 150, dy: 0))
            #expect(stage.log.take() == "didEndEditing 0·2")
            stage.drag(from: stage.middle(2), by: CGVector(dx: -30, dy: 0), rest: 300)
            #expect(stage.log.take() == "willBeginEditing 0·2\ndidEndEditing 0·2")
            stage.lapse(400)
            #expect(stage.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
            #expect(!stage.table.subviews.contains { $0 is UISwipeActionPullView })
        }
    }

    @Test("A data source that reloads the table when a row is deleted ends the swipe, too")
    func reloadInCommit() {
        TableStage.run([["a", "b"]]) { stage in
            stage.delegate.trailing = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Gone") { _, _, done in
                    stage.rows.sections = [["b"]]
                    stage.table.reloadData()
                    done(true)
                }
            ])
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            stage.lapse(400)
            tap("Gone", stage)
            #expect(stage.shown == "b@0" && stage.table.swipe == nil && !stage.table.isEditing)
            #expect(
                stage.log.lines.filter { $0.contains("Editing") } == [
                    "willBeginEditing 0·0", "didEndEditing nil",
                ])
            #expect(stage.table.visibleCells.first?.frame.minX == 0)
        }
    }

    @Test("Custom actions are on both sides of a row, and a full swipe performs the first")
    func actions() {
        TableStage.run([["a", "b"]]) { stage in
            var finish: [@MainActor (Bool) -> Void] = []
            @MainActor func action(_ name: String) -> UIContextualAction {
                UIContextualAction(style: .normal, title: name) { _, _, done in
                    stage.log.add(name)
                    finish.append(done)
                }
            }
            stage.delegate.trailing = UISwipeActionsConfiguration(actions: [
                action("Archive"), action("Flag"),
            ])
            stage.delegate.leading = UISwipeActionsConfiguration(actions: [action("Pin")])
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            stage.lapse(400)
            let archive = view("Archive", stage)
            let flag = view("Flag", stage)
            #expect(archive.convertToScreen(archive.bounds).maxX == 300)
            #expect(flag.convertToScreen(flag.bounds).maxX == archive.convertToScreen(archive.bounds).minX)
            tap("Flag", stage)
            #expect(stage.log.take() == "willBeginEditing 0·0\nFlag" && stage.table.swipe != nil)
            finish.popLast()?(true)
            #expect(stage.log.take() == "didEndEditing 0·0" && stage.table.swipe == nil)
            stage.lapse(400)
            stage.drag(from: CGPoint(x: 20, y: 122), by: CGVector(dx: 120, dy: 0))
            stage.lapse(400)
            #expect(stage.table.cellForRow(at: stage.path(0))?.frame.minX == 74)
            tap("Pin", stage)
            finish.popLast()?(true)
            _ = stage.log.take()
            stage.lapse(400)
            stage.drag(from: CGPoint(x: 290, y: 122), by: CGVector(dx: -260, dy: 0))
            #expect(stage.log.take() == "willBeginEditing 0·0\nArchive")
            finish.popLast()?(true)
            stage.lapse(400)
            _ = stage.log.take()
            stage.delegate.trailing?.performsFirstActionWithFullSwipe = false
            stage.drag(from: CGPoint(x: 290, y: 122), by: CGVector(dx: -260, dy: 0))
            #expect(stage.log.take() == "willBeginEditing 0·0" && finish.isEmpty)
            #expect(stage.table.swipe?.offset == -archive.bounds.width - flag.bounds.width)
        }
    }

    @Test("Rows that are not editable cannot be swiped, nor rows to a side without actions")
    func notEditable() {
        TableStage.run([["a", "b"]]) { stage in
            stage.drag(from: stage.middle(0), by: CGVector(dx: 120, dy: 0))
            #expect(!stage.log.take().contains("willBeginEditing") && stage.table.swipe == nil)
            stage.rows.isEditable = false
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            #expect(!stage.log.take().contains("willBeginEditing") && stage.table.swipe == nil)
            stage.rows.isEditable = true
            stage.delegate.style = .none
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            #expect(!stage.log.take().contains("willBeginEditing") && stage.table.swipe == nil)
            #expect(stage.table.indexPathForSelectedRow == nil)
            stage.delegate.trailing = UISwipeActionsConfiguration(actions: [])
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            #expect(!stage.log.take().contains("willBeginEditing") && stage.table.swipe == nil)
        }
    }

    @Test("A table that is edited shows what it takes, and makes room for it")
    func controls() {
        TableStage.run([["a", "b"]]) { stage in
            stage.table.setEditing(true, animated: true)
            stage.settle()
            let cell = stage.table.cellForRow(at: stage.path(0)) ?? UITableViewCell()
            #expect(cell.isEditing && cell.editingStyle == .delete)
            #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 216, height: 44))
            #expect(view("Remove a", stage).frame == CGRect(x: 0, y: 0, width: 40, height: 44))
            #expect(view("Reorder b", stage).frame == CGRect(x: 256, y: 0, width: 44, height: 44))
            stage.tap(0)
            #expect(stage.log.take() == "")
            stage.table.setEditing(false, animated: true)
            stage.settle()
            #expect(!cell.isEditing && cell.contentView.frame == cell.bounds && cell.subviews.count == 1)
        }
    }

    @Test("A minus reveals Delete, a plus inserts immediately")
    func minusAndPlus() {
        TableStage.run([["a", "b"]]) { stage in
            stage.table.setEditing(true, animated: false)
            tap("Remove b", stage)
            stage.lapse(400)
            #expect(stage.log.take() == "")
            tap("Delete", stage)
            stage.lapse(400)
            #expect(stage.log.take().hasPrefix("commit delete 0·1"))
            #expect(stage.shown == "a@0" && stage.table.isEditing)
            stage.table.setEditing(false, animated: false)
            stage.delegate.style = .insert
            stage.table.setEditing(true, animated: false)
            tap("Insert a", stage)
            #expect(stage.log.take().hasPrefix("commit insert 0·0"))
            #expect(stage.shown == "new@0 a@44")
        }
    }

    @Test("Rows of an edited table are selected only where that is allowed; several with marks")
    func selection() {
        TableStage.run([["a", "b"]]) { stage in
            stage.table.allowsSelectionDuringEditing = true
            stage.table.setEditing(true, animated: false)
            stage.settle()
            stage.tap(1)
            #expect(stage.table.indexPathForSelectedRow == stage.path(1))
            stage.table.allowsMultipleSelectionDuringEditing = true
            stage.settle()
            stage.tap(0)
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(1), stage.path(0)])
            stage.table.setEditing(false, animated: false)
            #expect(stage.table.indexPathsForSelectedRows == [stage.path(1)])
        }
    }

    @Test("A row follows its reorder control, others make room, and the data source moves it at the end")
    func reorder() {
        TableStage.run([["a", "b", "c", "d"]]) { stage in
            stage.table.setEditing(true, animated: false)
            stage.settle()
            let finger = Finger(down: CGPoint(x: 280, y: 122))
            for y in [140, 166, 190, 212] as [CGFloat] {
                stage.lapse(20)
                finger.move(to: CGPoint(x: 280, y: y))
            }
            let cells = stage.table.visibleCells
            #expect(cells.map(\.frame.minY) == [90, 0, 44, 132] && stage.table.subviews.last === cells[0])
            finger.lift()
            stage.lapse(400)
            #expect(
                stage.log.take() == """
                    target 0·0 to 0·1
                    target 0·0 to 0·2
                    move 0·0 to 0·2
                    """)
            #expect(stage.shown == "b@0 c@44 a@88 d@132")
            #expect(stage.table.contentOffset == .zero && stage.table.subviews.last === cells[3])
        }
    }

    @Test("A delegate keeps a row from where it must not go; a finger taken away puts it back")
    func retarget() {
        TableStage.run([["a", "b"], ["c"]]) { stage in
            stage.table.setEditing(true, animated: false)
            stage.settle()
            stage.delegate.retarget = { source, target in target.section == 0 ? target : source }
            stage.drag(from: CGPoint(x: 280, y: 122), by: CGVector(dx: 0, dy: 90))
            #expect(stage.rows.sections == [["a", "b"], ["c"]])
            stage.delegate.retarget = { $1 }
            stage.lapse(400)
            stage.drag(from: CGPoint(x: 280, y: 122), by: CGVector(dx: 0, dy: 90))
            #expect(stage.rows.sections == [["b"], ["a", "c"]])
            stage.lapse(400)
            #expect(stage.shown == "b@0 a@44 c@88")
            let finger = Finger(down: CGPoint(x: 280, y: 122))
            finger.move(to: CGPoint(x: 280, y: 200))
            finger.cancel()
            stage.lapse(400)
            #expect(stage.shown == "b@0 a@44 c@88")
            stage.delegate.retarget = { _, _ in IndexPath(row: 9, section: 9) }
            let failures = failureTexts {
                stage.drag(from: CGPoint(x: 280, y: 122), by: CGVector(dx: 0, dy: 50))
            }
            #expect(
                failures == [
                    "The delegate of UITableView #t moves a row to 9·9, which is not a valid position. The row goes"
                        + " back."
                ])
            #expect(stage.rows.sections == [["b"], ["a", "c"]])
        }
    }

    @Test(
        "Without type metadata, a row that nothing declares deletable leaves a swipe to other recognizers",
        arguments: ["nothing", "scroll view", "pan", "swipe", "vertical pan", "swipe right", "disabled pan"],
        [false, true])
    func assumedDeletion(other: String, says: Bool) {
        final class Upright: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
                return abs(way.y) > abs(way.x)
            }
        }
        final class Wire {
            func note() {}
        }
        TableStage.run { stage in
            let (rows, upright, wire) = (NSUUID(), Upright(), Wire())
            stage.table.delegate = says ? stage.delegate : nil
            stage.table.dataSource = rows
            let pages = UIScrollView(frame: stage.window.bounds)
            if other == "scroll view" {
                pages.contentSize = CGSize(width: 2 * pages.bounds.width, height: 10)
                stage.window.addSubview(pages)
                pages.addSubview(stage.table)
            }
            let pan = UIPanGestureRecognizer(target: wire, action: Wire.note)
            let swipe = UISwipeGestureRecognizer(target: wire, action: Wire.note)
            swipe.direction = other == "swipe right" ? .right : .left
            switch other {
            case "pan": stage.window.addGestureRecognizer(pan)
            case "vertical pan":
                pan.delegate = upright
                stage.window.addGestureRecognizer(pan)
            case "disabled pan":
                pan.isEnabled = false
                stage.window.addGestureRecognizer(pan)
            case "swipe", "swipe right": stage.window.addGestureRecognizer(swipe)
            default: break
            }
            stage.settle()
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            stage.lapse(400)
            let isTaken = ["scroll view", "pan", "swipe"].contains(other)
            #expect((stage.table.swipe != nil) == (says || !isTaken))
            #expect(other != "scroll view" || (pages.contentOffset.x > 0) == !says)
        }
    }

    @Test(
        "Without type metadata, a full swipe of a row that nothing declares deletable only closes it"
    )
    func assumedFullSwipe() {
        TableStage.run { stage in
            let source = NSUUID()
            stage.table.delegate = nil
            stage.table.dataSource = source
            stage.settle()
            #expect(
                failureTexts {
                    stage.drag(from: stage.middle(0), by: CGVector(dx: -280, dy: 0))
                    stage.lapse(400)
                } == [])
            #expect(stage.table.swipe == nil)
            stage.table.delegate = stage.delegate
            #expect(
                failureTexts {
                    stage.drag(from: stage.middle(0), by: CGVector(dx: -280, dy: 0))
                    stage.lapse(400)
                } == [
                    "The user deletes row 0·0 of UITableView #t, but its data source does not implement"
                        + " tableView(_:commit:forRowAt:)."
                ])
        }
    }

    @Test("An editing action of the user that the data source does not implement is a failure")
    func notDone() {
        TableStage.run { stage in
            let source = BareRows()
            stage.table.dataSource = source
            stage.settle()
            stage.drag(from: stage.middle(0), by: CGVector(dx: -120, dy: 0))
            stage.lapse(400)
            #expect(stage.table.swipe == nil, "without the method, nothing is offered")
            stage.table.setEditing(true, animated: false)
            stage.settle()
            if let cell = stage.table.cellForRow(at: stage.path(0)) {
                stage.table.editControlWasTapped(in: cell)
            }
            stage.lapse(400)
            #expect(
                failureTexts { tap("Delete", stage) } == [
                    "The user deletes row 0·0 of UITableView #t, but its data source does not implement"
                        + " tableView(_:commit:forRowAt:)."
                ])
            stage.lapse(400)
            stage.table.setEditing(false, animated: false)
            let unknown = NSUUID()
            stage.table.dataSource = unknown
            stage.table.setEditing(true, animated: false)
            stage.settle()
            #expect(
                failureTexts {
                    stage.drag(from: CGPoint(x: 280, y: 122), by: CGVector(dx: 0, dy: 50))
                } == [
                    "The user moves row 0·0 of UITableView #t, but its data source does not implement"
                        + " tableView(_:moveRowAt:to:)."
                ])
            stage.lapse(400)
            #expect(stage.shown == "row 0@0 row 1@44")
        }
    }
}

/// A class of which nothing is known, as it is not one of the program's: its rows have no other method than they must.
extension NSUUID: UITableViewDataSource {
    /// Two rows.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    /// A cell with the row's number.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        BareRows().tableView(tableView, cellForRowAt: indexPath)
    }
}

/// A data source that has no method but the two that it must have.
@MainActor
private final class BareRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.showsReorderControl = true
        return cell
    }
}
