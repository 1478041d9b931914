import Foundation

/// How far a view has been told of a touch.
enum TouchDelivery {
    /// Not at all yet.
    case notBegun
    /// That it began.
    case withView
    /// Of its end, or that it was cancelled.
    case finished
    /// It never will be: the view has a touch already, or another view wants to be the only one.
    case blocked
}

/// Something that a view has yet to be told of a touch, as it was then.
struct HeldPhase {
    var phase: UITouch.Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var event: UIEvent
}

extension GestureEnvironment {
    /// Whether a view is not to be told yet what happens to a touch.
    func holds(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        switch phase {
        case .began, .moved:
            for recognizer in touch.recognizers
            where recognizer.delaysTouchesBegan && recognizer.settled == .possible { return true }
        case .ended:
            for recognizer in touch.recognizers where recognizer.settled == .possible {
                // One that neither has a touch nor waits for anything will never make up its mind.
                let isUndecided =
                    recognizer.isWaiting || recognizer.hasLiveTouches || recognizer.awaitsMoreTouches
                if isUndecided, recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan {
                    return true
                }
            }
        default: break
        }
        return false
    }

    func hold(_ touch: UITouch, _ event: UIEvent) {
        var held = HeldPhase(
            phase: touch.phase, location: touch.screenLocation,
            previousLocation: touch.previousScreenLocation,
            timestamp: touch.timestamp, event: event)
        if let last = touch.heldPhases.last, last.phase == .moved, held.phase == .moved {
            held.previousLocation = last.previousLocation
            touch.heldPhases.removeLast()
        }
        touch.heldPhases.append(held)
        if !heldTouches.contains(where: { $0 === touch }) { heldTouches.append(touch) }
    }

    /// Tells views what they have yet to be told, as far as nothing stands against it any more.
    func releaseHeldTouches() {
        if heldTouches.isEmpty { return }
        for touch in heldTouches {
            while let held = touch.heldPhases.first, !holds(touch, held.phase) {
                touch.heldPhases.removeFirst()
                if held.phase == .began, !touch.contentTakes(held.event) {
                    touch.delivery = .blocked
                    touch.heldPhases = []
                    break
                }
                if held.phase == .ended { touch.delivery = .finished } else { touch.delivery = .withView }
                tell(touch.view, touch, as: held)
            }
        }
        forgetReleased()
    }

    /// Tells views that touches were taken from them by a gesture.
    func cancelTakenTouches(_ event: UIEvent?) {
        while !takenTouches.isEmpty {
            let touch = takenTouches.removeFirst()
            guard touch.delivery != .finished else { continue }
            cancel(touch, event)
        }
        forgetReleased()
    }

    /// Tells a touch's view that it is over there, if the view knows of the touch, and nothing more afterwards.
    func cancel(_ touch: UITouch, _ event: UIEvent?) {
        let wasWithView = touch.delivery == .withView
        let held = touch.heldPhases.last
        touch.delivery = .finished
        touch.heldPhases = []
        guard wasWithView else { return }
        let event = held?.event ?? event ?? UIEvent(touches: [touch], timestamp: touch.timestamp)
        let cancelled = HeldPhase(
            phase: .cancelled, location: held?.location ?? touch.screenLocation,
            previousLocation: held?.previousLocation ?? touch.previousScreenLocation,
            timestamp: held?.timestamp ?? touch.timestamp, event: event)
        tell(touch.view, touch, as: cancelled)
    }

    func forgetReleased() {
        if heldTouches.isEmpty { return }
        for touch in heldTouches where touch.heldPhases.isEmpty && touch.isOver { touch.recognizers = [] }
        heldTouches.removeAll { $0.heldPhases.isEmpty }
    }

    /// Tells a view of a touch as it was when the view was not to be told yet.
    private func tell(_ view: UIView?, _ touch: UITouch, as held: HeldPhase) {
        let now = (touch.phase, touch.screenLocation, touch.previousScreenLocation, touch.timestamp)
        touch.phase = held.phase
        touch.screenLocation = held.location
        touch.previousScreenLocation = held.previousLocation
        touch.timestamp = held.timestamp
        view?.receive([touch], in: held.phase, with: held.event)
        // The view may have moved the finger on.
        guard !touch.isNews, touch.phase == held.phase, touch.timestamp == held.timestamp else { return }
        (touch.phase, touch.screenLocation, touch.previousScreenLocation, touch.timestamp) = now
    }

    // MARK: What becomes of the views

    /// Breaks off the gestures of recognizers whose views are no longer in a window or no longer take touches, and
    /// takes the touches of such views from them.
    func viewsWentAway(_ application: UIApplication, where isGone: (UIView) -> Bool) {
        for recognizer in active {
            guard recognizer.isActive, let view = recognizer.view, isGone(view) else { continue }
            cancel(recognizer)
        }
        for recognizer in hovering {
            if let view = recognizer.view, isGone(view) { cancel(recognizer) }
        }
        for touch in application.activeTouches + heldTouches where touch.delivery == .withView {
            if let view = touch.view, isGone(view) { cancel(touch, nil) }
        }
        for touch in heldTouches {
            if let view = touch.view, isGone(view) { cancel(touch, nil) }
        }
        forgetReleased()
    }
}
