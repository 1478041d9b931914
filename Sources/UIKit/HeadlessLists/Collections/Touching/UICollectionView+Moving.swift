// Moving items interactively.
extension UICollectionView {
    final func startMovement(of path: IndexPath) -> Bool {
        guard counts.has(path), let attributes = layoutAttributesForItem(at: path),
            checkAttributes(attributes)
        else {
            return false
        }
        if let touch = picking.touch { cancelPicking([touch]) }
        closeSwipe()
        movement = InteractiveMovement(
            origin: path, current: path, position: attributes.center, counts: counts)
        showMovedItem()
        return true
    }

    /// The index path in the data for one of the layout; they differ while the user moves an item.
    final func dataPath(_ path: IndexPath) -> IndexPath {
        guard let movement else { return path }
        return movement.map.oldIndexPath(of: path) ?? path
    }

    /// The index path of the item at a point of the layout, other than the one being moved.
    final func itemIndexPath(underMovedItemAt point: CGPoint) -> IndexPath? {
        // A mirror shows what it shows from both sides.
        let point = inLayout(point)
        guard point.isFinite else { return nil }
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return elements(in: area).first {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    final func mayMove(to target: IndexPath) -> Bool {
        guard let movement, target.count == 2, movement.counts.indices.contains(target.section) else {
            return false
        }
        let isSame = movement.current.section == target.section
        let last = counts[target.section] - (isSame ? 1 : 0)
        return target.item >= 0 && target.item <= last
    }

    final func finishMovement(_ movement: InteractiveMovement, wasCancelled: Bool) {
        let end = wasCancelled ? movement.origin : movement.current
        let counts = showing.counts
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [end], previousIndexPaths: [movement.origin],
                movementCancelled: wasCancelled))
        showing.counts = counts
        UIView.animate(withDuration: Self.updateDuration) { self.showElements() }
    }

    // MARK: Updating the layout

    /// Shows the moved item at another index path; the others make room.
    final func moveShownItem(to target: IndexPath) {
        guard let old = movement else { return }
        let map = InteractiveMovement.map(from: old.current, to: target, counts)
        movement?.current = target
        var views: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in showing.views {
            let new =
                key.category == .cell ? map.newIndexPath(of: key.indexPath).map { key.at($0) } ?? key : key
            view.element = new
            view.appliedAttributes = view.appliedAttributes?.moved(to: new.indexPath)
            views[new] = view
        }
        showing.views = views
        movePicking(map)
        let layout = collectionViewLayout
        layout.follow(map)
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [target],
                withTargetPosition: inLayout(movement?.position ?? old.position),
                previousIndexPaths: [old.current], previousPosition: inLayout(old.position)))
        showing.counts = movement?.shownCounts
        UIView.animate(withDuration: Self.updateDuration, options: .allowUserInteraction) {
            self.showElements()
        }
    }

    final func showMovedItem() {
        guard let movement, let view = showing.views[.cell(movement.current)] else { return }
        let attributes = inContent(
            collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: movement.current, withTargetPosition: inLayout(movement.position)))
        guard let attributes, attributes.isFinite else { return }
        view.take(attributes, origin: origin(for: attributes))
        guard view.superview === self else { return }
        stackInFront(view)
    }
}
