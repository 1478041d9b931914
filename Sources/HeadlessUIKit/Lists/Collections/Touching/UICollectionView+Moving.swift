import Foundation

// Items that a finger moves.
extension UICollectionView {
    /// Where an item of the layout is in the data, which do not follow a finger before it lets go.
    final func dataPath(_ path: IndexPath) -> IndexPath {
        guard let movement else { return path }
        return movement.map.oldIndexPath(of: path) ?? path
    }

    /// The item at a point of the content that is not the one that is moved.
    final func itemIndexPath(underMovedItemAt point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return elements(in: area).first {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    /// Has a finger take hold of an item; returns whether the data source lets it.
    ///
    /// The item follows ``updateInteractiveMovementTargetPosition(_:)``, and the others make room. The data
    /// source is told when the movement ends.
    @discardableResult
    public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        if movement != nil { cancelInteractiveMovement() }
        layoutIfNeeded()
        guard counts.has(indexPath), let dataSource, let attributes = layoutAttributesForItem(at: indexPath),
            isSound(attributes), dataSource.collectionView(self, canMoveItemAt: indexPath),
            counts.has(indexPath)
        else { return false }
        cancelPickingOfMovedItem()
        closeSwipe()
        movement = InteractiveMovement(
            origin: indexPath, current: indexPath, position: attributes.center, counts: counts)
        showMovedItem()
        return true
    }

    /// Has the item that a finger moves follow it; nothing happens if none is moved.
    ///
    /// - Parameter targetPosition: where the item's middle is to be, in the coordinates of the content; one that
    ///   is not finite is passed over.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let old = movement, targetPosition.isFinite else { return }
        prepareLayout()
        movement?.position = targetPosition
        let layout = collectionViewLayout
        var target = layout.targetIndexPath(
            forInteractivelyMovingItem: old.current, withPosition: targetPosition)
        if target != old.current, let delegate {
            target = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.origin,
                atCurrentIndexPath: old.current, toProposedIndexPath: target)
        }
        guard movement != nil else { return }
        if target != old.current, mayMove(to: target) { moveShownItem(to: target) }
        showMovedItem()
    }

    private func mayMove(to target: IndexPath) -> Bool {
        guard let movement, target.count == 2, movement.counts.indices.contains(target.section) else {
            return false
        }
        let isSame = movement.current.section == target.section
        let last = counts[target.section] - (isSame ? 1 : 0)
        return target.item >= 0 && target.item <= last
    }

    /// Has an item that a finger moves be where it is shown, in the data, too.
    ///
    /// The data source moves it; numbers that do not go with that are a failure, and the view reloads.
    public final func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        let isMoved = movement.current != movement.origin
        if isMoved {
            dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.current)
            guard !showing.needsReload else { return }
            let new = askForCounts()
            if new != movement.shownCounts {
                let update = BatchUpdate(changes: [.moveItem(movement.origin, to: movement.current)])
                if case .failure(let problem) = update.resolved(from: movement.counts, to: new) {
                    CollectionFailure.invalidUpdate(self, problem).record()
                }
                forgetData()
                return
            }
            showing.counts = new
        }
        finishMovement(movement, wasCancelled: false)
    }

    /// Has an item that a finger moves go back to where it was.
    public final func cancelInteractiveMovement() {
        guard let movement else { return }
        if movement.current != movement.origin { moveShownItem(to: movement.origin) }
        self.movement = nil
        showing.counts = movement.counts
        finishMovement(movement, wasCancelled: true)
    }

    private func finishMovement(_ movement: InteractiveMovement, wasCancelled: Bool) {
        let end = wasCancelled ? movement.origin : movement.current
        let counts = showing.counts
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [end], previousIndexPaths: [movement.origin],
                movementCancelled: wasCancelled))
        showing.counts = counts
        UIView.animate(withDuration: Self.updateDuration) { self.showElements() }
    }

    /// Forgets a movement, for the data changed under it.
    final func dropMovement() {
        movement = nil
    }

    // MARK: Showing it

    /// Has the others make room for the item at another place.
    private func moveShownItem(to target: IndexPath) {
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
                forInteractivelyMovingItems: [target], withTargetPosition: movement?.position ?? old.position,
                previousIndexPaths: [old.current], previousPosition: old.position))
        showing.counts = movement?.shownCounts
        UIView.animate(withDuration: Self.updateDuration, options: .allowUserInteraction) {
            self.showElements()
        }
    }

    private func showMovedItem() {
        guard let movement, let view = showing.views[.cell(movement.current)] else { return }
        let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
        guard attributes.isFinite else { return }
        view.take(attributes, origin: origin(for: attributes))
        guard view.superview === self else { return }
        bringSubviewToFront(view)
        showing.stack.removeAll { $0 === view }
        showing.stack.append(view)
    }

    private func cancelPickingOfMovedItem() {
        if let touch = picking.touch { cancelPicking([touch]) }
    }
}
