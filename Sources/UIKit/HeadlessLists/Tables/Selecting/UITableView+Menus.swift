extension UITableView: RowMenuOffering {
    final var takesMenus: Bool { !rowTouch.isSpent && reordering == nil }

    final func menuConfiguration(at point: CGPoint, for path: IndexPath?) -> UIContextMenuConfiguration? {
        guard let path, geometry.contains(path) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }

    final func menuWillShow(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    final func menuPreviewWasTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    final func menuWillEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
