/// Lets a table's drop delegate animate the items of a drop.
@MainActor
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    private weak var table: UITableView?
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop, _ table: UITableView) {
        self.table = table
        let proposed = drop.proposal as? UITableViewDropProposal
        // Without a row there is no intent, as UIKit documents.
        proposal =
            drop.path != nil
            ? proposed ?? UITableViewDropProposal(operation: .copy)
            : UITableViewDropProposal(operation: proposed?.operation ?? .copy, intent: .unspecified)
        super.init(drop, table)
    }

    var items: [any UITableViewDropItem] { drop.items }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        if let table {
            _ = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
        }
        return animator()
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator()
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        let inserted = ListPlaceholder(
            dragItem, at: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
            height: placeholder.rowHeight
        ) {
            guard let cell = $0 as? UITableViewCell else { return }
            placeholder.cellUpdateHandler?(cell)
            _ = placeholder.previewParametersProvider?(cell)
        }
        return insert(inserted)
    }
}
