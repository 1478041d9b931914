import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The calls and index paths are those of Apple's documentation of `UITableViewDragDelegate`, `UITableViewDropDelegate`
/// and `UITableViewDropCoordinator`, and of the comments in their header.
@MainActor @Suite("Dragging rows of tables") struct TableDragTests {
    @Test("A row is dragged to another table, which inserts it")
    func betweenTables() {
        withDragTables { left, right, log in
            let finger = lift(at: CGPoint(x: 100, y: 175))
            #expect(
                log.take() == """
                    left itemsForBeginning 0.1
                    left dragPreviewParameters 0.1
                    """)
            #expect(left.table.hasActiveDrag && !left.table.hasActiveDrop)
            finger.move(to: CGPoint(x: 500, y: 175))
            finger.move(to: CGPoint(x: 500, y: 125))
            #expect(
                log.take() == """
                    left dragSessionWillBegin true
                    right canHandle
                    right dropSessionDidEnter true
                    right dropSessionDidUpdate 0.1
                    right dropSessionDidUpdate 0.0
                    """)
            #expect(right.table.hasActiveDrop && !right.table.hasActiveDrag)
            finger.lift()
            #expect(
                log.take() == """
                    right performDrop 0.0
                    right item from nil 0×0
                    right dropPreviewParameters 0.0
                    """)
            pass(0.3)
            #expect(
                log.take() == """
                    dropped end
                    right dropSessionDidEnd
                    left dragSessionDidEnd false
                    """)
            #expect(
                right.shown == ["B", "X", "Y"] && !left.table.hasActiveDrag && !right.table.hasActiveDrop)
        }
    }

    @Test("Over empty space there is no index path and no intent")
    func places() {
        withDragTables { _, right, log in
            let finger = lift(at: CGPoint(x: 100, y: 175))
            finger.move(to: CGPoint(x: 500, y: 400))
            #expect(log.lines.last == "right dropSessionDidUpdate nil")
            finger.lift()
            #expect(log.lines.contains("right performDrop nil unspecified"))
            #expect(right.rows == ["X", "Y", "B"])
        }
    }

    @Test(
        "A row is moved by the drop delegate: the others make room, and paths are those after the move"
    )
    func reordering() {
        withDragTables { left, _, log in
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 100, y: 225))
            pass(0.4)
            #expect(left.shown == ["B", "C", "A", "D"])
            finger.lift()
            #expect(
                log.lines.suffix(4) == [
                    "left dropSessionDidUpdate 0.2", "left performDrop 0.2", "left item from 0.0 300×50",
                    "left dropPreviewParameters 0.2",
                ])
            pass(1)
            #expect(left.rows == ["B", "C", "A", "D"] && left.shown == left.rows)
            // Below the last row it goes to the end.
            let again = lift(at: CGPoint(x: 100, y: 125))
            again.move(to: CGPoint(x: 100, y: 500))
            again.lift()
            pass(1)
            #expect(left.rows == ["C", "A", "D", "B"] && left.shown == left.rows)
        }
    }

    @Test("A drag that leaves its table or is cancelled puts the rows back")
    func goingBack() {
        withDragTables { left, right, log in
            right.operation = .forbidden
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 100, y: 225))
            finger.move(to: CGPoint(x: 500, y: 225))
            #expect(log.lines.contains("left dropSessionDidExit false"))
            pass(0.4)
            #expect(left.shown == ["A", "B", "C", "D"])
            finger.lift()
            pass(1)
            #expect(log.lines.last == "left dragSessionDidEnd false")
            #expect(!log.text.contains("performDrop"))
            let other = lift(at: CGPoint(x: 100, y: 125))
            other.move(to: CGPoint(x: 100, y: 225))
            other.cancel()
            pass(1)
            #expect(left.shown == ["A", "B", "C", "D"] && left.rows == left.shown)
        }
    }

    @Test("On iPhone rows are lifted once dragInteractionEnabled is set, and drops are taken all the same")
    func phone() {
        withDragTables(on: .iPhone16) { left, _, log in
            #expect(!left.table.dragInteractionEnabled)
            lift(at: CGPoint(x: 100, y: 125)).lift()
            #expect(log.take() == "")
            left.table.dragInteractionEnabled = true
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 100, y: 175))
            finger.lift()
            pass(1)
            #expect(left.rows == ["B", "A", "C", "D"])
            left.table.dragDelegate = nil
            left.table.dropDelegate = nil
            _ = log.take()
            lift(at: CGPoint(x: 100, y: 125)).lift()
            #expect(log.take() == "" && left.table.interactions.allSatisfy { !($0 is UIDragInteraction) })
        }
    }

    @Test("A press that lifts a row does not select it, and a short tap does")
    func selecting() {
        withDragTables { left, _, _ in
            lift(at: CGPoint(x: 100, y: 125)).lift()
            #expect(left.table.indexPathForSelectedRow == nil)
            #expect(left.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == false)
            Finger.tap(CGPoint(x: 100, y: 125))
            #expect(left.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        }
    }

    @Test("A table that is reloaded during the drag knows no source of the items any more")
    func reloading() {
        withDragTables { left, _, log in
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 100, y: 175))
            left.table.reloadData()
            finger.move(to: CGPoint(x: 100, y: 225))
            finger.lift()
            #expect(log.lines.contains("left item from nil 0×0"))
            pass(1)
            #expect(left.rows == ["A", "B", "A", "C", "D"] && left.shown == left.rows)
        }
    }

    @Test("A tap on another row adds it to the drag")
    func adding() {
        withDragTables { left, right, log in
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 500, y: 125))
            Finger.tap(CGPoint(x: 100, y: 175))
            #expect(log.lines.contains("left itemsForAddingTo 0.1"))
            #expect(left.table.indexPathForSelectedRow == nil)
            finger.lift()
            pass(1)
            #expect(right.rows == ["B", "A", "X", "Y"])
        }
    }

    @Test("Cells are told of their part in a drag and in a drop into them")
    func states() {
        withDragTables { left, right, _ in
            right.inserts = false
            let dragged = left.table.cellForRow(at: IndexPath(row: 0, section: 0))
            let over = right.table.cellForRow(at: IndexPath(row: 0, section: 0))
            let beside = right.table.cellForRow(at: IndexPath(row: 1, section: 0))
            #expect(dragged?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
            let finger = lift(at: CGPoint(x: 100, y: 125))
            #expect(dragged?.configurationState.cellDragState == .lifting)
            finger.move(to: CGPoint(x: 500, y: 125))
            #expect(dragged?.configurationState.cellDragState == .dragging)
            #expect(over?.configurationState.cellDropState == .targeted)
            #expect(beside?.configurationState.cellDropState == .notTargeted)
            finger.cancel()
            pass(1)
            #expect(dragged?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
            #expect(over?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
        }
    }

    @Test("A spring-loaded table selects the row on which a drag rests, unless the delegate forbids it")
    func springs() {
        withDragTables { left, right, _ in
            right.table.isSpringLoaded = true
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 500, y: 175))
            pass(1)
            #expect(right.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            finger.move(to: CGPoint(x: 500, y: 125))
            pass(1)
            #expect(right.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
            finger.cancel()
        }
    }
}
