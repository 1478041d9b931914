import Robot
import Testing

/// A list whose rows can be dragged and dropped, as applications have it.
private final class Board: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate,
    UIDragInteractionDelegate, UIDropInteractionDelegate
{
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        view.addInteraction(UIDragInteraction(delegate: self))
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))]
    }

    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
        coordinator.session.loadObjects(ofClass: NSString.self) { _ in }
        for item in coordinator.items where item.sourceIndexPath == nil {
            coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 0, section: 0))
        }
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [] }
}

@MainActor
@Suite("Drag and drop", .robot) struct DragTests {
    @Test("Code with drag and drop compiles, and its interactions belong to their views")
    func types() {
        let board = Board()
        board.loadViewIfNeeded()
        #expect(board.tableView.dragDelegate === board && board.tableView.dropDelegate === board)
        let interactions = board.view.interactions.filter {
            $0 is UIDragInteraction || $0 is UIDropInteraction
        }
        #expect(interactions.count == 2 && interactions.allSatisfy { $0.view === board.view })
        #expect((interactions.first as? UIDragInteraction)?.delegate === board)
        let item = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
        item.localObject = 3
        #expect(item.itemProvider.canLoadObject(ofClass: NSString.self) && item.localObject as? Int == 3)
        let proposal = UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        #expect(proposal.operation == .move && proposal.intent == .insertIntoDestinationIndexPath)
        #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
        #expect(!UIDragInteraction.isEnabledByDefault)
    }
}
