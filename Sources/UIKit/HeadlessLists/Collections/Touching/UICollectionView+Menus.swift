extension UICollectionView: RowMenuOffering {
    final var takesMenus: Bool { !picking.isSpent && movement == nil }

    /// Asks for the menu of all selected items if the pressed one is among them, otherwise of that one alone; of none
    /// outside of items.
    final func menuConfiguration(at point: CGPoint, for path: IndexPath?) -> UIContextMenuConfiguration? {
        var paths: [IndexPath] = []
        if let path, counts.has(path) {
            paths = picking.selected.contains(path) ? picking.selected.sorted() : [path]
        }
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }

    final func menuWillShow(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    final func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    final func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
