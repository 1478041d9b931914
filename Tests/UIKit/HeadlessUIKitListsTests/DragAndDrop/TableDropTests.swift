import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Dropping into tables") struct TableDropTests {
    /// A table whose data source moves rows, with a drag delegate and no drop delegate.
    private final class Movable: NSObject, UITableViewDataSource, UITableViewDragDelegate {
        var rows = ["A", "B", "C"]
        var isFixed = false
        let log: EventLog

        init(_ log: EventLog) {
            self.log = log
            super.init()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { !isFixed }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            log.add("moved \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    @Test(
        "A drag delegate and a data source that moves rows are enough to reorder by drag without editing"
    )
    func byDataSource() {
        UIApplication.withShared(UIApplication(device: .iPad)) {
            let log = EventLog()
            let source = Movable(log)
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
            table.rowHeight = 50
            table.dataSource = source
            table.dragDelegate = source
            let window = UIWindow.showing(table)
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 100, y: 225))
            finger.lift()
            pass(1)
            #expect(log.take() == "moved 0 to 2" && source.rows == ["B", "C", "A"])
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["B", "C", "A"])
            source.isFixed = true
            let other = lift(at: CGPoint(x: 100, y: 125))
            other.move(to: CGPoint(x: 100, y: 225))
            other.lift()
            pass(1)
            #expect(log.take() == "" && source.rows == ["B", "C", "A"])
            withExtendedLifetime(window) {}
            UIApplication.shared.closeWindows()
        }
    }

    /// A drop delegate without optional methods.
    private final class Plain: NSObject, UITableViewDropDelegate {
        var dropped: [String] = []

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            dropped.append(
                "\(coordinator.proposal.operation) \(coordinator.destinationIndexPath?.row ?? -1)")
        }
    }

    @Test("A drop delegate with performDropWith alone gets copies, as tutorials of two tables show")
    func plain() {
        withDragTables { left, right, _ in
            let plain = Plain()
            right.table.dropDelegate = plain
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 500, y: 175))
            finger.lift()
            #expect(plain.dropped == ["copy 1"])
            withExtendedLifetime(left) {}
        }
    }

    /// Takes drops with placeholders.
    private final class Waiting: NSObject, UITableViewDropDelegate {
        var context: (any UITableViewDropPlaceholderContext)?

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            guard let item = coordinator.items.first?.dragItem else { return }
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0),
                reuseIdentifier: "row", rowHeight: 30)
            placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading" }
            context = coordinator.drop(item, to: placeholder)
        }
    }

    @Test("A placeholder stands in a gap until its row is inserted, deleted, or the table reloaded")
    func placeholders() {
        withDragTables { _, right, _ in
            let waiting = Waiting()
            right.table.dropDelegate = waiting
            @MainActor func drop() {
                let finger = lift(at: CGPoint(x: 100, y: 125))
                finger.move(to: CGPoint(x: 500, y: 175))
                finger.lift()
                pass(1)
            }
            @MainActor func cells() -> [String] {
                right.table.subviews.compactMap { $0 as? UITableViewCell }
                    .sorted { $0.frame.minY < $1.frame.minY }
                    .map { "\($0.textLabel?.text ?? "") \($0.frame.minY.shortText)" }
            }
            drop()
            #expect(cells() == ["X 0", "Loading 50", "Y 80"] && right.table.hasUncommittedUpdates)
            #expect(right.table.numberOfRows(inSection: 0) == 2)
            let isInserted = waiting.context?.commitInsertion { right.rows.insert("A", at: $0.row) }
            pass(1)
            #expect(isInserted == true && cells() == ["X 0", "A 50", "Y 100"])
            #expect(!right.table.hasUncommittedUpdates && waiting.context?.deletePlaceholder() == false)
            drop()
            #expect(waiting.context?.deletePlaceholder() == true)
            pass(1)
            #expect(cells() == ["X 0", "A 50", "Y 100"])
            drop()
            right.table.reloadData()
            right.table.layoutIfNeeded()
            #expect(waiting.context?.commitInsertion { _ in Issue.record("It is gone.") } == false)
            #expect(cells() == ["X 0", "A 50", "Y 100"])
        }
    }

    @Test("Nothing outlives a table whose rows are dragged")
    func leaks() {
        weak var table: UITableView?
        weak var delegate: DragTable?
        withDragTables { left, _, _ in
            (table, delegate) = (left.table, left)
            let finger = lift(at: CGPoint(x: 100, y: 125))
            finger.move(to: CGPoint(x: 100, y: 225))
        }
        #expect(table == nil && delegate == nil)
    }
}
