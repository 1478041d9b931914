extension UIView {
    /// Whether the view has recognizers, made or not yet.
    package final var hasGestureRecognizers: Bool { flags.contains(.hasGestureRecognizers) }

    /// The view's recognizers, in the order in which they were added; those of its class are made now if they are not yet.
    final var allRecognizers: [UIGestureRecognizer] {
        guard flags.contains(.hasGestureRecognizers) else { return [] }
        makeOwnRecognizers()
        return extras?.gestureRecognizers ?? []
    }

    /// Adds a recognizer that the view had from the beginning, as far as other code can tell.
    final func attachOwn(_ recognizer: UIGestureRecognizer) {
        existingOrNewExtras.gestureRecognizers.append(recognizer)
        flags.insert(.hasGestureRecognizers)
        recognizer.view = self
    }

    final func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        if flags.contains(.hasGestureRecognizers) { makeOwnRecognizers() }
        recognizer.view?.removeGestureRecognizer(recognizer)
        withExtras { $0.gestureRecognizers.append(recognizer) }
        flags.insert(.hasGestureRecognizers)
        recognizer.view = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.environment.cancel(recognizer)
        // A callback may have added it to another view.
        guard recognizer.view === self else { return }
        recognizer.view = nil
        withExtras { $0.gestureRecognizers.removeFromAnEnd(recognizer) }
        if extras?.gestureRecognizers.isEmpty != false { flags.remove(.hasGestureRecognizers) }
    }

    final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        let kept = Set(recognizers.map { ObjectIdentifier($0) })
        for recognizer in allRecognizers where !kept.contains(ObjectIdentifier(recognizer)) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    /// Cancels touches and gestures in the view and its subviews, which left `window` or no longer get
    /// events.
    ///
    /// UIKit documents that touches are cancelled when their view is removed from its window, and that events
    /// for a view without user interaction are discarded. A view that is hidden keeps getting its touches.
    final func breakOffTouches(in window: UIWindow?) {
        guard let application = window?.application, application.hasTouchesUnderWay else { return }
        application.gestures.viewsWentAway(application) { $0.isDescendant(of: self) }
    }
}

extension [UIGestureRecognizer] {
    /// Removes a recognizer, which is looked for at both ends first: most are removed from the first or the last on.
    fileprivate mutating func removeFromAnEnd(_ recognizer: UIGestureRecognizer) {
        if last === recognizer {
            removeLast()
        } else if let index = firstIndex(where: { $0 === recognizer }) {
            remove(at: index)
        }
    }
}
