import Foundation

/// What a recognizer answered when it was asked whether it is to look at an event.
private struct EventAnswer {
    var recognizer: UIGestureRecognizer
    var isYes: Bool
}

/// The gestures under way in an application: who watches which touches, who waits for whom, and which views have
/// yet to be told what.
///
/// An event goes through in steps: recognizers are told of the touches; then their changes of state take effect,
/// one after another, with all that follows from them; then views are told; then what is over is reset.
@MainActor
final class GestureEnvironment {
    /// The recognizers with a gesture that may be under way, in the order in which they got touches.
    var active: [UIGestureRecognizer] = []
    /// The touches that views have yet to be told something of, in the order in which that began.
    var heldTouches: [UITouch] = []
    /// The touches that a gesture has taken from their views, which were not told so yet.
    var takenTouches: [UITouch] = []
    /// The hover recognizers that the pointer is over.
    var hovering: [UIHoverGestureRecognizer] = []
    /// The windows that have yet to get their touches of the event that is being sent.
    ///
    /// Their recognizers have not been told of fingers that are lifted, and so are not done with them.
    var windowsToCome: [UIWindow] = []
    /// Whether recognizers are being told of touches: what they want takes effect afterwards.
    private var isTelling = false
    /// How many events are being sent inside each other.
    private var depth = 0

    // MARK: An event's steps

    /// Tells the recognizers of `touches`, and lets what they make of them take effect.
    func send(_ touches: [UITouch], of event: UIEvent) {
        depth += 1
        defer { depth -= 1 }
        var answers: [EventAnswer] = []
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

    /// Ends an event: what is over starts anew.
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
        // One that was left undecided may have held touches back.
        releaseHeldTouches()
    }

    func stateWasRequested(by recognizer: UIGestureRecognizer) {
        activate(recognizer)
        if !isTelling { update() }
    }

    /// Lets changes outside an event take effect, such as when a time-out passes.
    func update() {
        settle()
        // In the middle of an event its own steps follow.
        guard depth == 0 else { return }
        cancelTakenTouches(nil)
        releaseHeldTouches()
        finish()
    }

    // MARK: Recognizers

    func activate(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.isActive else { return }
        recognizer.isActive = true
        active.append(recognizer)
    }

    /// Starts anew with a recognizer whose gesture is over.
    func reset(_ recognizer: UIGestureRecognizer) {
        recognizer.reset()
        recognizer.requests = []
        recognizer.settled = .possible
        deactivate(recognizer)
    }

    private func deactivate(_ recognizer: UIGestureRecognizer) {
        recognizer.forgetTouches()
        recognizer.isWaiting = false
        recognizer.awaited = []
        recognizer.answers = []
        recognizer.isActive = false
        active.removeAll { $0 === recognizer }
        wakeWaiting()
    }

    /// Breaks off a recognizer's gesture, because it is disabled or taken out.
    func cancel(_ recognizer: UIGestureRecognizer) {
        if let hover = recognizer as? UIHoverGestureRecognizer { hovering.removeAll { $0 === hover } }
        guard recognizer.isActive || recognizer.settled != .possible else { return }
        recognizer.requests = []
        recognizer.isWaiting = false
        if recognizer.settled.isUnderWay {
            recognizer.settled = .cancelled
            wakeWaiting()
            recognizer.sendActions()
        } else if recognizer.settled == .possible {
            recognizer.settled = .failed
        }
        if recognizer.settled.isFinal, !recognizer.isSettling { reset(recognizer) }
        if !isTelling { update() }
    }

    /// Whether nothing is under way that the recognizer has a part in.
    private func isIdle(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.settled == .possible, recognizer.requests.isEmpty, !recognizer.hasLiveTouches,
            !recognizer.awaitsMoreTouches
        else { return false }
        for other in active where other.isWaiting {
            for awaited in other.awaited where awaited === recognizer { return false }
        }
        return true
    }

    /// Has those that wait look again whether they still must.
    func wakeWaiting() {
        for recognizer in active where recognizer.isWaiting { recognizer.needsLook = true }
    }

    /// Lets go of everything, telling nobody: the application is closed.
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
    }

    // MARK: Touches

    /// Offers a touch that begins to the recognizers of its view and of all views that it is in.
    private func offer(_ touch: UITouch, _ event: UIEvent, _ answers: inout [EventAnswer]) {
        touch.wasOffered = true
        var view = touch.view
        while let current = view {
            if current.flags.contains(.hasGestureRecognizers) {
                for recognizer in current.extras?.gestureRecognizers ?? []
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
        _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent, _ answers: inout [EventAnswer]
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

    /// Whether a recognizer is to look at an event, which it is asked once, however many touches the event brings.
    private func shouldReceive(
        _ event: UIEvent, _ recognizer: UIGestureRecognizer, _ answers: inout [EventAnswer]
    ) -> Bool {
        for answer in answers where answer.recognizer === recognizer { return answer.isYes }
        let isYes = recognizer.shouldReceive(event)
        // One touch alone, as most events bring, is nothing to remember it for.
        if event.orderedTouches.count > 1 {
            answers.append(EventAnswer(recognizer: recognizer, isYes: isYes))
        }
        return isYes
    }

    private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        if touches.count == 1 { return touches[0].recognizers }
        var all: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.recognizers where !all.contains(where: { $0 === recognizer }) {
                all.append(recognizer)
            }
        }
        return all
    }

    private func tell(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        for phase in UIWindow.toldPhases {
            var told: Set<UITouch> = []
            for touch in touches
            where touch.phase == phase && touch.recognizers.contains(where: { $0 === recognizer }) {
                told.insert(touch)
            }
            guard !told.isEmpty, recognizer.isActive, !recognizer.progress.isFinal else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(told, with: event)
            case .moved: recognizer.touchesMoved(told, with: event)
            case .ended: recognizer.touchesEnded(told, with: event)
            default: recognizer.touchesCancelled(told, with: event)
            }
        }
    }
}
