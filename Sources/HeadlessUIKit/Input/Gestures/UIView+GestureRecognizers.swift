extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        withExtras { $0.gestureRecognizers.append(recognizer) }
        flags.insert(.hasGestureRecognizers)
        recognizer.view = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.environment.cancel(recognizer)
        // Being told of that, somebody may have put it elsewhere.
        guard recognizer.view === self else { return }
        recognizer.view = nil
        withExtras { extras in extras.gestureRecognizers.removeAll { $0 === recognizer } }
        if extras?.gestureRecognizers.isEmpty != false { flags.remove(.hasGestureRecognizers) }
    }

    final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in extras?.gestureRecognizers ?? []
        where !recognizers.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    /// Breaks off what goes on in the view and in all that is in it, which left `window` or is to get no more
    /// events.
    ///
    /// UIKit documents that touches are cancelled when their view is removed from its window, and that events
    /// for a view without user interaction are thrown away. A view that is hidden goes on getting the touches
    /// that it has.
    final func breakOffTouches(in window: UIWindow?) {
        guard let application = window?.application, application.hasTouchesUnderWay else { return }
        application.gestures.viewsWentAway(application) { $0.isDescendant(of: self) }
    }
}
