extension UIApplication {
    final func sendTouches(of event: UIEvent) {
        for touch in event.orderedTouches where touch.phase == .began && touch.isNews && !touch.isOver {
            begin(touch, event)
        }
        let phases = completeTouches(of: event)
        touchEventDepth += 1
        deliver(event, to: windowsTouched(by: event))
        touchEventDepth -= 1
        forgetFinishedTouches()
        for (touch, phase) in phases where touch.phase == .stationary && !touch.isNews {
            touch.phase = phase
        }
    }

    /// Hands an event to the windows with touches of it, one after another.
    private func deliver(_ event: UIEvent, to windows: [UIWindow]) {
        guard windows.count > 1 else {
            windows.first?.sendEvent(event)
            return
        }
        let outer = gestures.windowsToCome
        gestures.windowsToCome = windows
        for window in windows {
            gestures.windowsToCome.removeAll { $0 === window }
            window.sendEvent(event)
        }
        gestures.windowsToCome = outer
        gestures.finish()
    }

    /// Gives a touch that begins its view, by a hit test, and the number of the tap that it begins.
    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard !activeTouches.contains(where: { $0 === touch }) else { return }
        activeTouches.append(touch)
        let tapCount = tapCounter.begin(touch)
        if touch.countsTaps { touch.tapCount = tapCount }
        guard touch.window == nil, let hit = hitTest(touch.screenLocation, with: event) else { return }
        touch.view = hit.view
        touch.window = hit.window
    }

    /// Puts all touches that are down into the event, in the order in which they began; what did not change
    /// is stationary.
    ///
    /// - Returns: the phases to put back afterwards, if the event is sent in the middle of another.
    private func completeTouches(of event: UIEvent) -> [(UITouch, UITouch.Phase)] {
        var phases: [(UITouch, UITouch.Phase)] = []
        let changed = event.orderedTouches
        if activeTouches.count == 1, changed.count == 1, changed[0] === activeTouches[0] {
            if !changed[0].isNews { changed[0].phase = .stationary }
            changed[0].isNews = false
            return phases
        }
        // Sent in the middle of another event, which tells of a touch's end, this one does not mention it.
        var all: [UITouch] = []
        for touch in activeTouches where touch.isNews || !touch.phase.isFinal { all.append(touch) }
        for touch in changed where !all.contains(where: { $0 === touch }) { all.append(touch) }
        for touch in all {
            let isChanged = touch.isNews && changed.contains { $0 === touch }
            if !isChanged, touch.phase != .stationary, !touch.isOver {
                if touchEventDepth > 0 { phases.append((touch, touch.phase)) }
                touch.phase = .stationary
            }
            touch.isNews = false
        }
        event.orderedTouches = all
        return phases
    }

    private func windowsTouched(by event: UIEvent) -> [UIWindow] {
        if event.orderedTouches.count == 1 { return event.orderedTouches[0].window.map { [$0] } ?? [] }
        return event.orderedTouches.reduce(into: []) { windows, touch in
            // A window is not bothered with fingers that rest.
            if touch.phase != .stationary, let window = touch.window,
                !windows.contains(where: { $0 === window })
            {
                windows.append(window)
            }
        }
    }

    /// Forgets the fingers that are down, of which a process that has ended is told nothing more.
    final func forgetTouches() {
        for touch in activeTouches {
            touch.phase = .cancelled
            touch.isOver = true
            touch.heldPhases = []
            touch.recognizers = []
        }
        activeTouches = []
        tapCounter = TapCounter()
    }

    private func forgetFinishedTouches() {
        for touch in activeTouches where touch.phase.isFinal {
            touch.isOver = true
            if touch.heldPhases.isEmpty { touch.recognizers = [] }
            if touch.phase == .ended { tapCounter.end(touch) }
        }
        activeTouches.removeAll { $0.isOver }
    }
}

extension UITouch.Phase {
    /// Whether a touch in this phase is over.
    var isFinal: Bool { self == .ended || self == .cancelled }
}
