/// The gestures under way in an application: which recognizer watches which touches, which waits for which,
/// and what is yet to be delivered to views.
///
/// An event goes through in steps: recognizers get the touches; then their changes of state take effect, one after
/// another, with everything that follows from them; then views get the touches; then finished recognizers are reset.
@MainActor
final class GestureEnvironment {
    // Some are not checked for overlapping accesses, as none calls out: each phase of each touch reads and
    // writes them.
    /// The recognizers with a gesture that may be under way, in the order in which they got touches.
    ///
    /// Those that became inactive leave it at the end of the event, all at once.
    @exclusivity(unchecked) var active: [UIGestureRecognizer] = []
    /// Those of them that wait for others to fail.
    @exclusivity(unchecked) var waiting: [UIGestureRecognizer] = []
    /// Those of them whose gestures have begun, and some whose gestures are over.
    @exclusivity(unchecked) var begun: [UIGestureRecognizer] = []
    /// Those of them that have to be asked about all others.
    @exclusivity(unchecked) var outspoken: [UIGestureRecognizer] = []
    /// How often a recognizer was to be looked at.
    @exclusivity(unchecked) var looksRequested = 0
    /// Whether ``active`` has recognizers that are not.
    @exclusivity(unchecked) private var hasInactive = false
    /// The touches with delayed delivery, in the order in which the delay began.
    @exclusivity(unchecked) var heldTouches: [UITouch] = []
    /// The touches that a gesture has taken, which are not cancelled in their views yet.
    @exclusivity(unchecked) var takenTouches: [UITouch] = []
    /// The hover recognizers that the pointer is over.
    @exclusivity(unchecked) var hovering: [UIHoverGestureRecognizer] = []
    /// The sets of the touches that are being delivered; none of a touch that is over is kept.
    @exclusivity(unchecked) var sets = TouchSets()
    /// The windows that are yet to get their touches of the current event.
    ///
    /// Their recognizers do not know yet which touches ended, and so are not finished with them.
    @exclusivity(unchecked) var windowsToCome: [UIWindow] = []
    /// Whether recognizers are getting touches: their changes of state take effect afterwards.
    @exclusivity(unchecked) var isTelling = false
    /// The time-outs that run, by when they are due.
    @exclusivity(unchecked) var timeOuts: [GestureTimeOuts.Key: GestureTimeOuts] = [:]
    /// How many events are being sent inside each other.
    @exclusivity(unchecked) private var depth = 0

    // MARK: Steps of an event

    /// Sends `touches` to the recognizers, and applies the changes of state that they request.
    func send(_ touches: [UITouch], of event: UIEvent) {
        depth += 1
        defer { depth -= 1 }
        // Asked once an event, however many touches that has.
        var answers: [ObjectIdentifier: Bool] = [:]
        for touch in touches where touch.phase == .began && !touch.wasOffered {
            offer(touch, event, &answers)
        }
        let recognizers = recognizers(of: touches)
        let wasTelling = isTelling
        isTelling = true
        for recognizer in recognizers { tell(recognizer, touches, event) }
        isTelling = wasTelling
        settle()
    }

    /// Ends an event: resets what is finished.
    func finish() {
        for recognizer in active where recognizer.isActive && !recognizer.isSettling {
            if !windowsToCome.isEmpty, windowsToCome.contains(where: { $0 === recognizer.view?.window }) {
                continue
            }
            if recognizer.settled.isFinal {
                reset(recognizer)
            } else if isIdle(recognizer) {
                deactivate(recognizer)
            } else if recognizer.settled.isUnderWay {
                recognizer.dropLiftedTouches()
            }
        }
        // A recognizer that never decided may have held touches back.
        releaseHeldTouches()
        if depth == 0 { forgetInactive() }
    }

    func stateWasRequested(by recognizer: UIGestureRecognizer) {
        activate(recognizer)
        looksRequested += 1
        if !isTelling { update() }
    }

    /// Applies changes outside an event, for example when a time-out passes.
    func update() {
        settle()
        // During an event its own steps follow.
        guard depth == 0 else { return }
        cancelTakenTouches(nil)
        releaseHeldTouches()
        finish()
    }

    // MARK: Recognizers

    func activate(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isActive else { return }
        // Its place is behind the others, and it may still have an earlier one.
        if hasInactive { forgetInactive() }
        recognizer.isActive = true
        active.append(recognizer)
        recognizer.isOutspoken = false
        if recognizer.delegate != nil || !recognizer.isOfPlainClass { becomesOutspoken(recognizer) }
    }

    /// Notes that a recognizer has to be asked about others.
    func becomesOutspoken(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isOutspoken else { return }
        recognizer.isOutspoken = true
        outspoken.append(recognizer)
    }

    private func forgetInactive() {
        guard hasInactive else { return }
        hasInactive = false
        active.removeAll { !$0.isActive }
        outspoken.removeAll { !$0.isActive }
        begun.removeAll { !$0.settled.isUnderWay }
    }

    /// Resets a recognizer whose gesture is over.
    func reset(_ recognizer: UIGestureRecognizer) {
        recognizer.reset()
        recognizer.requests = []
        recognizer.settled = .possible
        deactivate(recognizer)
    }

    private func deactivate(_ recognizer: UIGestureRecognizer) {
        recognizer.forgetTouches()
        endWaiting(recognizer)
        recognizer.answers = [:]
        recognizer.needsLook = false
        recognizer.isActive = false
        hasInactive = true
        wakeWaiting(for: recognizer)
    }

    /// Cancels a recognizer's gesture, because it was disabled or removed.
    func cancel(_ recognizer: UIGestureRecognizer) {
        if let hover = recognizer as? UIHoverGestureRecognizer { hovering.removeAll { $0 === hover } }
        guard recognizer.isActive || recognizer.settled != .possible else { return }
        recognizer.requests = []
        endWaiting(recognizer)
        if recognizer.settled.isUnderWay {
            recognizer.settled = .cancelled
            wakeWaiting(for: recognizer)
            recognizer.sendActions()
        } else if recognizer.settled == .possible {
            recognizer.settled = .failed
        }
        if recognizer.settled.isFinal, !recognizer.isSettling { reset(recognizer) }
        if !isTelling { update() }
    }

    /// Whether the recognizer takes part in nothing that is under way.
    private func isIdle(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.settled == .possible && recognizer.requests.isEmpty && !recognizer.hasLiveTouches
            && !recognizer.awaitsMoreTouches && recognizer.waitingForIt == 0
    }

    /// Drops everything without a callback: the application is closed.
    func abandon() {
        for touch in heldTouches + takenTouches {
            touch.heldPhases = []
            touch.recognizers = []
        }
        heldTouches = []
        takenTouches = []
        hovering = []
        for recognizer in active {
            recognizer.settled = .failed
            reset(recognizer)
        }
        forgetInactive()
    }

    // MARK: Touches

    /// Offers a touch that begins to the recognizers of its view and of all ancestors.
    private func offer(_ touch: UITouch, _ event: UIEvent, _ answers: inout [ObjectIdentifier: Bool]) {
        touch.wasOffered = true
        var view = touch.view
        while let current = view {
            if current.flags.contains(.hasGestureRecognizers) {
                for recognizer in current.allRecognizers
                where accepts(recognizer, touch, event, &answers) {
                    recognizer.touches.removeAll { !$0.isDown }
                    recognizer.track(touch)
                    activate(recognizer)
                }
            }
            view = current.superviewLink
        }
    }

    private func accepts(
        _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent,
        _ answers: inout [ObjectIdentifier: Bool]
    ) -> Bool {
        guard recognizer.isEnabled, !recognizer.progress.isFinal, !(recognizer is UIHoverGestureRecognizer)
        else { return false }
        if !recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) {
            return false
        }
        // Until the next attempt, as Apple documents; the finger itself may be lifted already.
        if recognizer.requiresExclusiveTouchType, let first = recognizer.history.first,
            first.type != touch.type
        {
            return false
        }
        guard shouldReceive(event, recognizer, &answers) else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    /// Whether a recognizer receives an event; it is asked once an event.
    private func shouldReceive(
        _ event: UIEvent, _ recognizer: UIGestureRecognizer, _ answers: inout [ObjectIdentifier: Bool]
    ) -> Bool {
        // For a single touch, as in most events, the answer need not be kept.
        guard event.orderedTouches.count > 1 else { return recognizer.shouldReceive(event) }
        if let answer = answers[ObjectIdentifier(recognizer)] { return answer }
        let isYes = recognizer.shouldReceive(event)
        answers[ObjectIdentifier(recognizer)] = isYes
        return isYes
    }

    private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        if touches.count == 1 { return touches[0].recognizers }
        var all: [UIGestureRecognizer] = []
        var seen: Set<ObjectIdentifier> = []
        for touch in touches {
            for recognizer in touch.recognizers where seen.insert(ObjectIdentifier(recognizer)).inserted {
                all.append(recognizer)
            }
        }
        return all
    }

    private func tell(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        if let phase = touches.commonPhase {
            if phase.isTold { tell(recognizer, touches, in: phase, event) }
        } else {
            for phase in UIWindow.toldPhases { tell(recognizer, touches.all(in: phase), in: phase, event) }
        }
    }

    private func tell(
        _ recognizer: UIGestureRecognizer, _ touches: [UITouch], in phase: UITouch.Phase, _ event: UIEvent
    ) {
        var tracked = touches
        for touch in touches where !recognizer.history.containsObject(touch) {
            tracked.removeObject(touch)
        }
        guard !tracked.isEmpty, recognizer.isActive, !recognizer.progress.isFinal else { return }
        let delivered = sets.set(of: tracked)
        switch phase {
        case .began: recognizer.touchesBegan(delivered, with: event)
        case .moved: recognizer.touchesMoved(delivered, with: event)
        case .ended: recognizer.touchesEnded(delivered, with: event)
        default: recognizer.touchesCancelled(delivered, with: event)
        }
    }
}
