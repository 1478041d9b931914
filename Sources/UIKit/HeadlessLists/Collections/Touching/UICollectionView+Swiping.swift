extension UICollectionView: RowSwiping {
    /// Adds the swipe recognizer if the layout has lists with swipe actions.
    final func takeSwipesIfOffered() {
        guard swipeRecognizer == nil,
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.sections.contains(where: { $0.section.list?.offersSwipes ?? false })
        else { return }
        let recognizer = RowSwipeRecognizer()
        swipeRecognizer = recognizer
        add(recognizer)
    }

    final var takesSwipes: Bool { !isEditing && movement == nil }

    final func swipeConfiguration(_ path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
        guard counts.has(path), let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.section(path.section)?.section.list
        else { return nil }
        switch side {
        case .leading: return list.leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path)
        }
    }

    final func swipePath(of view: UIView) -> IndexPath? {
        guard let cell = view as? UICollectionViewCell, cell.collection === self, let key = cell.element,
            key.category == .cell
        else { return nil }
        return key.indexPath
    }

    final func swipeFrame(of path: IndexPath) -> CGRect? {
        attributesInContent(.cell(path))?.frame
    }

    final func placeSwiped(_ cell: UIView) {
        guard let cell = cell as? UICollectionViewCell, let attributes = cell.appliedAttributes else {
            return
        }
        cell.swipeOffset = swipe?.cell === cell ? swipe?.offset ?? 0 : 0
        cell.take(attributes, origin: origin(for: attributes))
    }

    final func swipeDidBegin(_ swipe: RowSwipe) {
        (swipe.cell as? UICollectionViewCell)?.stateDidChange()
    }

    final func swipeDidEnd(_ swipe: RowSwipe, isAbandoned: Bool) {
        (swipe.cell as? UICollectionViewCell)?.stateDidChange()
    }

    final func moveSwipe(_ map: BatchMap) {
        guard let path = swipe?.path else { return }
        if let new = map.keptIndexPath(of: path) { swipe?.path = new } else { abandonSwipe() }
    }
}

extension UICollectionLayoutListConfiguration {
    fileprivate var offersSwipes: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }
}
