/// Lets a collection view's drop delegate animate the items of a drop.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    private weak var view: UICollectionView?
    let proposal: UICollectionViewDropProposal

    init(_ drop: ListDrop, _ view: UICollectionView) {
        self.view = view
        let proposed = drop.proposal as? UICollectionViewDropProposal
        // Without an item there is no intent, as UIKit documents.
        proposal =
            drop.path != nil
            ? proposed ?? UICollectionViewDropProposal(operation: .copy)
            : UICollectionViewDropProposal(operation: proposed?.operation ?? .copy, intent: .unspecified)
        super.init(drop, view)
    }

    var items: [any UICollectionViewDropItem] { drop.items }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        if let view {
            _ = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
        }
        return animator()
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator()
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        let inserted = ListPlaceholder(
            dragItem, at: placeholder.insertionIndexPath, placeholder.reuseIdentifier, height: 0
        ) {
            guard let cell = $0 as? UICollectionViewCell else { return }
            placeholder.cellUpdateHandler?(cell)
            _ = placeholder.previewParametersProvider?(cell)
        }
        return insert(inserted)
    }
}
