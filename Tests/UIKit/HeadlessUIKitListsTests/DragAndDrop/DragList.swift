import Foundation
import HeadlessUIKit
import TestSupport

/// The rows of a table or collection view that can be dragged, and what its delegates are told.
@MainActor
class DragList: NSObject {
    let log: EventLog
    let name: String
    var rows: [String]
    var operation = UIDropOperation.move
    /// Whether a drop is inserted between rows, or goes into one.
    var inserts = true
    var onDrop: (@MainActor (any UIDropSession) -> Void)?

    init(_ name: String, _ rows: [String], _ log: EventLog) {
        (self.name, self.rows, self.log) = (name, rows, log)
        super.init()
    }

    func note(_ line: String) { log.add("\(name) \(line)") }

    func item(_ row: Int) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: rows[row] as NSString))
        item.localObject = rows[row]
        return item
    }

    func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "nil" }

    /// Applies a drop as Apple's sample code does: a row of its own is moved, others are inserted.
    func apply(
        _ item: UIDragItem, from source: IndexPath?, to destination: IndexPath?,
        _ update: (IndexPath?, IndexPath) -> Void
    ) {
        let target = destination ?? IndexPath(item: rows.count, section: 0)
        if let source { rows.remove(at: source.item) }
        rows.insert(item.localObject as? String ?? "?", at: target.item)
        update(source, target)
    }
}

/// Delegates of a table whose rows can be dragged.
final class DragTable: DragList, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let table = UITableView()

    /// Shows the table in a window, with rows 50 points high.
    func show(in window: UIWindow, at x: CGFloat) {
        table.frame = CGRect(x: x, y: 100, width: 300, height: 500)
        table.accessibilityIdentifier = name
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        table.dropDelegate = self
        window.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    /// The texts of the rows on screen, from top to bottom.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("itemsForBeginning \(text(indexPath))")
        return [item(indexPath.row)]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        note("itemsForAddingTo \(text(indexPath))")
        return [item(indexPath.row)]
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        note("dragPreviewParameters \(text(indexPath))")
        return nil
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        note("dragSessionWillBegin \(tableView.hasActiveDrag)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        note("dragSessionDidEnd \(tableView.hasActiveDrag)")
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        note("canHandle")
        return true
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        note("dropSessionDidEnter \(tableView.hasActiveDrop)")
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        note("dropSessionDidUpdate \(text(destinationIndexPath))")
        return UITableViewDropProposal(
            operation: operation,
            intent: inserts ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        note("dropSessionDidExit \(tableView.hasActiveDrop)")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        note("dropSessionDidEnd")
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let intent = coordinator.proposal.intent == .unspecified ? " unspecified" : ""
        note("performDrop \(text(coordinator.destinationIndexPath))\(intent)")
        onDrop?(coordinator.session)
        for dropped in coordinator.items {
            let item = dropped.dragItem
            note("item from \(text(dropped.sourceIndexPath)) \(dropped.previewSize.shortText)")
            apply(item, from: dropped.sourceIndexPath, to: coordinator.destinationIndexPath) {
                source, target in
                tableView.performBatchUpdates {
                    if let source { tableView.deleteRows(at: [source], with: .automatic) }
                    tableView.insertRows(at: [target], with: .automatic)
                }
                coordinator.drop(item, toRowAt: target).addCompletion { [log] in log.add("dropped \($0)") }
            }
        }
    }

    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        note("dropPreviewParameters \(text(indexPath))")
        return nil
    }
}

/// Runs `body` with two tables side by side, on an iPad.
@MainActor
func withDragTables(
    on device: DeviceProfile = .iPad, _ body: (DragTable, DragTable, EventLog) throws -> Void
) rethrows {
    try UIApplication.withShared(UIApplication(device: device)) {
        let (window, log) = (UIWindow(), EventLog())
        let left = DragTable("left", ["A", "B", "C", "D"], log)
        let right = DragTable("right", ["X", "Y"], log)
        left.show(in: window, at: 0)
        right.show(in: window, at: 400)
        window.makeKeyAndVisible()
        try body(left, right, log)
        UIApplication.shared.closeWindows()
    }
}

/// A finger that has lifted what is at a point.
@MainActor
func lift(at point: CGPoint) -> Finger {
    let finger = Finger(down: point)
    UIApplication.shared.clock.advance(by: .milliseconds(500))
    return finger
}

@MainActor
func pass(_ seconds: Double) { UIApplication.shared.clock.advance(by: .seconds(seconds)) }
