/// A recognizer of a pointer that hovers over the view.
///
/// The gesture begins when the pointer enters the view, changes as it moves, and ends when it leaves. It
/// prevents no other recognizer, and none prevents it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    final var pointer: UITouch?

    /// Returns the pointer's location in `view`'s coordinates; in its window's if `nil`.
    open override func location(in view: UIView?) -> CGPoint {
        convert(pointer?.screenLocation ?? .zero, to: view)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension GestureEnvironment {
    /// Sends a pointer's event to hover recognizers: those that it left first, then from the view under it outwards.
    func hover(_ event: UIEvent, in application: UIApplication) {
        for pointer in event.orderedTouches {
            let hit =
                pointer.phase == .regionExited
                ? nil : application.hitTest(pointer.screenLocation, with: event)
            pointer.view = hit?.view
            pointer.window = hit?.window
            pointer.isNews = false
            let under = hoverRecognizers(under: hit?.view)
            for recognizer in hovering where !under.contains(where: { $0 === recognizer }) {
                hovering.removeAll { $0 === recognizer }
                recognizer.pointer = pointer
                advance(recognizer, .ended)
                recognizer.pointer = nil
            }
            for recognizer in under { hover(recognizer, pointer, event) }
        }
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer, _ pointer: UITouch, _ event: UIEvent) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.pointer = pointer
        if hovering.contains(where: { $0 === recognizer }) {
            advance(recognizer, .changed)
            return
        }
        guard recognizer.isEnabled, recognizer.shouldReceive(event),
            recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: pointer) ?? true,
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        else { return }
        hovering.append(recognizer)
        advance(recognizer, .began)
    }

    private func advance(_ recognizer: UIHoverGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.settled = state
        recognizer.sendActions()
        if recognizer.settled.isFinal {
            recognizer.reset()
            recognizer.settled = .possible
        }
    }

    private func hoverRecognizers(under view: UIView?) -> [UIHoverGestureRecognizer] {
        FreedElsewhere.collect()
        var all: [UIHoverGestureRecognizer] = []
        var view = view
        while let current = view {
            if current.flags.contains(.hasGestureRecognizers) {
                for case let hover as UIHoverGestureRecognizer in current.allRecognizers {
                    all.append(hover)
                }
            }
            view = current.nextSuperview
        }
        return all
    }
}
