/// How much of a touch was delivered to its view.
enum TouchDelivery {
    /// Nothing yet.
    case notBegun
    /// Its beginning.
    case withView
    /// Its end or cancellation.
    case finished
    /// Nothing, ever: the view has a touch already, or another view has exclusive touch.
    case blocked
}

/// A phase of a touch, as it was then, that is yet to be delivered to its view.
struct HeldPhase {
    var phase: UITouch.Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var event: UIEvent
}

extension GestureEnvironment {
    /// Whether delivery of a touch to its view is delayed.
    func holds(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        switch phase {
        case .began, .moved:
            for recognizer in touch.recognizers
            where recognizer.delaysTouchesBegan && recognizer.settled == .possible { return true }
        case .ended:
            for recognizer in touch.recognizers where recognizer.settled == .possible {
                // A recognizer without touches that waits for nothing will never decide.
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
        if !heldTouches.containsObject(touch) { heldTouches.append(touch) }
    }

    /// Delivers delayed phases to views, as far as no recognizer holds them back any more.
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

    /// Cancels in their views the touches that a gesture has taken.
    func cancelTakenTouches(_ event: UIEvent?) {
        while !takenTouches.isEmpty {
            let touch = takenTouches.removeFirst()
            guard touch.delivery != .finished else { continue }
            cancel(touch, event)
        }
        forgetReleased()
    }

    /// Cancels a touch in its view, if the view knows of it; the view gets no more of it.
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

    /// Delivers a touch to a view as it was when delivery was delayed.
    private func tell(_ view: UIView?, _ touch: UITouch, as held: HeldPhase) {
        let now = (touch.phase, touch.screenLocation, touch.previousScreenLocation, touch.timestamp)
        touch.phase = held.phase
        touch.screenLocation = held.location
        touch.previousScreenLocation = held.previousLocation
        touch.timestamp = held.timestamp
        view?.receive([touch], in: held.phase, with: held.event)
        // The view may have moved the touch on.
        guard !touch.isNews, touch.phase == held.phase, touch.timestamp == held.timestamp else { return }
        (touch.phase, touch.screenLocation, touch.previousScreenLocation, touch.timestamp) = now
    }

    // MARK: Views that go away

    /// Cancels the gestures of recognizers whose views left the window or no longer receive touches, and
    /// cancels the touches of such views.
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
