import TimeLapse

/// A recognizer of a long press with one finger or more.
///
/// The gesture begins when the fingers have been down long enough without moving much, changes when they
/// move, and ends when one of them is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers must be down, in seconds; 0.5 unless set, as Apple documents.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet {
            minimumPressDuration = minimumPressDuration.numeric(
                or: oldValue, "minimumPressDuration", of: summary)
        }
    }

    /// How far fingers may move before the gesture begins, in points; 10 unless set, as Apple documents.
    open var allowableMovement: CGFloat = 10 {
        didSet {
            allowableMovement = allowableMovement.numeric(or: oldValue, "allowableMovement", of: summary)
        }
    }

    /// The number of taps that must come before; 0 unless set.
    open var numberOfTapsRequired = 0

    /// The number of fingers; 1 unless set.
    open var numberOfTouchesRequired = 1

    private var taps = TapSequence()
    private var press: ScheduledWork?

    private var needsTaps: Bool { taps.count < numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.isUnderWay {
            for touch in event.orderedTouches where touches.contains(touch) { ignore(touch, for: event) }
            return
        }
        let fingers = liveTouches
        if numberOfTapsRequired > 0, !taps.begin(fingers, required: numberOfTouchesRequired, of: self) {
            state = .failed
            return
        }
        if needsTaps { return }
        if fingers.count > max(numberOfTouchesRequired, 1) {
            state = .failed
        } else if fingers.count == max(numberOfTouchesRequired, 1) {
            taps.stopTime()
            startPress()
        }
    }

    private func startPress() {
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        press = after(minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if progress.isUnderWay {
            state = .changed
        } else if hasMoved {
            state = .failed
        }
    }

    private var hasMoved: Bool {
        if needsTaps { return taps.hasStrayed(touches) }
        for touch in touches {
            let start = touch.startLocation
            let place = touch.screenLocation
            if hypot(place.x - start.x, place.y - start.y) > allowableMovement { return true }
        }
        return false
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if progress.isUnderWay {
            state = .ended
        } else if needsTaps {
            liftTap()
        } else if press != nil || !hasLiveTouches {
            state = .failed
        }
    }

    private func liftTap() {
        switch taps.lift(touches, required: numberOfTouchesRequired) {
        case .failed: state = .failed
        case .goesOn: return
        case .tapped: taps.waitForNext(of: self)
        }
    }

    override var stateOnCancellation: State? { .cancelled }

    open override func reset() {
        super.reset()
        press?.cancel()
        press = nil
        taps.reset()
    }

    override var awaitsMoreTouches: Bool { taps.count > 0 && press == nil && settled == .possible }
}
