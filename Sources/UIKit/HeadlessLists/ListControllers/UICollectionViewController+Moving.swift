extension UICollectionViewController {
    /// Adds the long press that moves items, or removes it.
    final func updateMovementGesture() {
        movementGesture?.remove()
        movementGesture = nil
        guard installsStandardGestureForInteractiveMovement, let view = collectionViewStore else { return }
        movementGesture = MovementGesture(view)
    }
}
