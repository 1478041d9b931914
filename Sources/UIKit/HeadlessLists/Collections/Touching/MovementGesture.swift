@_spi(Wings) import HeadlessUIKitCore

/// The long press gesture with which the user moves items.
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
    private weak var view: UICollectionView?
    private let recognizer = MovementRecognizer()

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        recognizer.name = "interactive movement"
        recognizer.delegate = self
        recognizer.addTarget(self, action: MovementGesture.moved)
        view.addGestureRecognizer(recognizer)
    }

    func remove() {
        view?.removeGestureRecognizer(recognizer)
    }

    /// Begins only on items that can be moved; a long press on others selects them.
    ///
    /// Where items can be dragged, drag and drop moves them.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, !(view.dragInteractionEnabled && view.hasDragDelegate),
            let path = view.indexPathForItem(at: gestureRecognizer.location(in: view))
        else {
            return false
        }
        return view.dataSource?.collectionView(view, canMoveItemAt: path) ?? false
    }

    private func moved(_ recognizer: UILongPressGestureRecognizer) {
        guard let view else { return }
        let place = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            if let path = view.indexPathForItem(at: place) { view.beginInteractiveMovementForItem(at: path) }
        case .changed: view.updateInteractiveMovementTargetPosition(place)
        case .ended: view.endInteractiveMovement()
        case .cancelled, .failed: view.cancelInteractiveMovement()
        case .possible: break
        }
    }
}

private final class MovementRecognizer: UILongPressGestureRecognizer {
    override var leavesControlsTheirTouches: Bool { true }
}
