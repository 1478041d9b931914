import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Delegates of a grid of three columns, 100 points each, whose items can be dragged.
private final class DragGrid: DragList, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    let grid: UICollectionView
    var moves: [String] = []

    override init(_ name: String, _ rows: [String], _ log: EventLog) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        grid = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 500), collectionViewLayout: layout)
        super.init(name, rows, log)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.dragDelegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityLabel = rows[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        rows.insert(rows.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    /// The items on screen, by their places.
    var shown: [String] {
        grid.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map { $0.accessibilityLabel ?? "" }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { [item(indexPath.item)] }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        note("dragSessionWillBegin \(collectionView.hasActiveDrag)")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        note("dragSessionDidEnd \(collectionView.hasActiveDrag)")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        note("dropSessionDidUpdate \(text(destinationIndexPath))")
        return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        note("performDrop \(text(coordinator.destinationIndexPath))")
        let isOfSession = coordinator.session.items.elementsEqual(coordinator.items.map(\.dragItem), by: ===)
        #expect(isOfSession)
        for dropped in coordinator.items {
            let item = dropped.dragItem
            note("item from \(text(dropped.sourceIndexPath)) \(dropped.previewSize.shortText)")
            apply(item, from: dropped.sourceIndexPath, to: coordinator.destinationIndexPath) {
                source, target in
                collectionView.performBatchUpdates {
                    if let source { collectionView.deleteItems(at: [source]) }
                    collectionView.insertItems(at: [target])
                }
                coordinator.drop(item, toItemAt: target)
            }
        }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        note("dropSessionDidEnd")
    }
}

@MainActor @Suite("Dragging items of collection views") struct CollectionDragTests {
    private func use(
        hasDropDelegate: Bool = true, _ body: (DragGrid, EventLog) throws -> Void
    ) rethrows {
        try UIApplication.withShared(UIApplication(device: .iPad)) {
            let log = EventLog()
            let grid = DragGrid("grid", ["A", "B", "C", "D"], log)
            if hasDropDelegate { grid.grid.dropDelegate = grid }
            let window = UIWindow.showing(grid.grid)
            try body(grid, log)
            withExtendedLifetime(window) {}
            UIApplication.shared.closeWindows()
        }
    }

    @Test("An item is moved within its view by the drop delegate: the others make room")
    func reordering() {
        use { grid, log in
            let finger = lift(at: CGPoint(x: 50, y: 150))
            finger.move(to: CGPoint(x: 250, y: 150))
            finger.move(to: CGPoint(x: 251, y: 150))
            #expect(
                log.take() == """
                    grid dragSessionWillBegin true
                    grid dropSessionDidUpdate 0.2
                    grid dropSessionDidUpdate 0.2
                    """)
            #expect(grid.grid.hasActiveDrag && grid.grid.hasActiveDrop)
            pass(0.4)
            #expect(grid.shown == ["B", "C", "A", "D"])
            finger.lift()
            pass(1)
            #expect(
                log.take() == """
                    grid performDrop 0.2
                    grid item from 0.0 100×100
                    grid dropSessionDidEnd
                    grid dragSessionDidEnd false
                    """)
            #expect(grid.rows == ["B", "C", "A", "D"] && grid.shown == grid.rows)
            #expect(grid.moves.isEmpty && !grid.grid.hasActiveDrag)
        }
    }

    @Test("Without a drop delegate the data source moves the item")
    func byDataSource() {
        use(hasDropDelegate: false) { grid, _ in
            let finger = lift(at: CGPoint(x: 50, y: 150))
            finger.move(to: CGPoint(x: 250, y: 150))
            finger.lift()
            pass(1)
            #expect(grid.moves == ["0 to 2"] && grid.shown == ["B", "C", "A", "D"])
        }
    }

    @Test(
        "The cadence says when items make room; a drop does not wait for it",
        arguments: [
            (UICollectionView.ReorderingCadence.immediate, 0.0), (.fast, 0.15), (.slow, 0.5),
        ])
    func cadence(_ cadence: UICollectionView.ReorderingCadence, _ delay: Double) {
        use { grid, _ in
            #expect(grid.grid.reorderingCadence == .immediate)
            grid.grid.reorderingCadence = cadence
            let finger = lift(at: CGPoint(x: 50, y: 150))
            finger.move(to: CGPoint(x: 250, y: 150))
            let other = grid.grid.cellForItem(at: IndexPath(item: delay == 0 ? 0 : 1, section: 0))
            #expect(other?.accessibilityLabel == "B")
            if delay > 0 {
                pass(delay - 0.01)
                #expect(grid.grid.cellForItem(at: IndexPath(item: 1, section: 0)) === other)
                pass(0.02)
                #expect(grid.grid.cellForItem(at: IndexPath(item: 0, section: 0)) === other)
            }
            finger.move(to: CGPoint(x: 150, y: 150))
            finger.lift()
            pass(1)
            #expect(grid.rows == ["B", "A", "C", "D"] && grid.shown == grid.rows)
        }
    }

    @Test("A cancelled drag puts the items back")
    func cancelling() {
        use { grid, log in
            let finger = lift(at: CGPoint(x: 50, y: 150))
            finger.move(to: CGPoint(x: 250, y: 150))
            finger.cancel()
            pass(1)
            #expect(grid.shown == ["A", "B", "C", "D"] && grid.rows == grid.shown)
            #expect(log.lines.last == "grid dragSessionDidEnd false")
        }
    }

    /// Takes drops with placeholders.
    private final class Waiting: NSObject, UICollectionViewDropDelegate {
        var context: (any UICollectionViewDropPlaceholderContext)?
        var text = "Loading"

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            guard let item = coordinator.items.first?.dragItem else { return }
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: IndexPath(item: 4, section: 0), reuseIdentifier: "item")
            placeholder.cellUpdateHandler = { [unowned self] in $0.accessibilityLabel = text }
            context = coordinator.drop(item, to: placeholder)
        }
    }

    @Test("A placeholder is shown until its item is inserted")
    func placeholders() {
        use { grid, _ in
            let waiting = Waiting()
            grid.grid.dropDelegate = waiting
            let finger = lift(at: CGPoint(x: 50, y: 150))
            finger.move(to: CGPoint(x: 150, y: 250))
            finger.lift()
            pass(1)
            @MainActor func labels() -> [String] {
                grid.grid.subviews.compactMap { ($0 as? UICollectionViewCell)?.accessibilityLabel }.sorted()
            }
            #expect(labels() == ["A", "B", "C", "D", "Loading"] && grid.grid.hasUncommittedUpdates)
            waiting.text = "Still loading"
            waiting.context?.setNeedsCellUpdate()
            #expect(labels().contains("Still loading"))
            waiting.context?.commitInsertion { grid.rows.insert("E", at: $0.item) }
            pass(1)
            #expect(grid.shown == ["A", "B", "C", "D", "E"] && !grid.grid.hasUncommittedUpdates)
            #expect(waiting.context?.deletePlaceholder() == false)
        }
    }
}
