import TimeLapse

extension UIApplication {
    /// How long recognizers still wait, after all touches ended, to know whether these are all of a gesture; `nil` if none
    /// does.
    package final var timeToDecideGestures: Duration? {
        guard activeTouches.isEmpty, let end = gestures.end else { return nil }
        return max(clock.now.duration(to: end), .zero)
    }

    final func sendTouches(of event: UIEvent) {
        for touch in event.orderedTouches where touch.phase == .began && touch.isNews && !touch.isOver {
            begin(touch, event)
        }
        let phases = completeTouches(of: event)
        touchEventDepth += 1
        deliver(event)
        touchEventDepth -= 1
        forgetFinishedTouches()
        for (touch, phase) in phases where touch.phase == .stationary && !touch.isNews {
            touch.phase = phase
        }
    }

    /// Sends an event to each window that it has touches in: mostly it is one.
    private func deliver(_ event: UIEvent) {
        let isAlone = event.orderedTouches.count == 1
        var (first, isOnly): (UIWindow?, Bool) = (nil, true)
        // A window gets no events for stationary touches, unless that is all there is.
        for touch in event.orderedTouches where isAlone || touch.phase != .stationary {
            guard let window = touch.window else { continue }
            if first == nil { first = window } else if first !== window { isOnly = false }
        }
        if isOnly { first?.sendEvent(event) } else { deliver(event, to: windowsTouched(by: event)) }
    }

    private func deliver(_ event: UIEvent, to windows: [UIWindow]) {
        let outer = gestures.windowsToCome
        gestures.windowsToCome = windows
        for window in windows {
            gestures.windowsToCome.removeAll { $0 === window }
            window.sendEvent(event)
        }
        gestures.windowsToCome = outer
        gestures.finish()
    }

    /// Sets the view of a touch that begins, by a hit test, and its tap count.
    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard !activeTouches.containsObject(touch) else { return }
        activeTouches.append(touch)
        let tapCount = tapCounter.begin(touch)
        if touch.countsTaps { touch.tapCount = tapCount }
        guard touch.window == nil, let hit = hitTest(touch.screenLocation, with: event) else { return }
        touch.view = hit.view
        touch.window = hit.window
    }

    /// Adds all touches that are down to the event, in the order in which they began; unchanged ones are stationary.
    ///
    /// - Returns: the phases to restore afterwards, if the event is sent while another one is.
    private func completeTouches(of event: UIEvent) -> [(UITouch, UITouch.Phase)] {
        var phases: [(UITouch, UITouch.Phase)] = []
        let changed = event.orderedTouches
        if activeTouches.count == 1, changed.count == 1, changed[0] === activeTouches[0] {
            if !changed[0].isNews { changed[0].phase = .stationary }
            changed[0].isNews = false
            return phases
        }
        if changed.isIdentical(to: activeTouches), isAllNews(changed) {
            for touch in changed { touch.isNews = false }
            return phases
        }
        // If it is sent while another event that reports a touch's end is, this one leaves that touch out.
        var all: [UITouch] = []
        for touch in activeTouches where touch.isNews || !touch.phase.isFinal { all.append(touch) }
        for touch in changed where !all.containsObject(touch) { all.append(touch) }
        for touch in all {
            let isChanged = touch.isNews && changed.containsObject(touch)
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
        var windows: [UIWindow] = []
        for touch in event.orderedTouches {
            if touch.phase != .stationary, let window = touch.window, !windows.containsObject(window) {
                windows.append(window)
            }
        }
        return windows
    }

    private func isAllNews(_ touches: [UITouch]) -> Bool {
        for touch in touches where !touch.isNews { return false }
        return true
    }

    /// Drops the touches that are down, of which a terminated process gets no more events.
    final func forgetTouches() {
        for touch in activeTouches {
            touch.phase = .cancelled
            touch.isOver = true
            touch.heldPhases = []
            touch.recognizers = []
        }
        activeTouches = []
        gestures.sets.forget()
        tapCounter = TapCounter()
    }

    private func forgetFinishedTouches() {
        var isAnyOver = false
        for touch in activeTouches {
            if touch.phase.isFinal {
                touch.isOver = true
                if touch.heldPhases.isEmpty { touch.recognizers = [] }
                if touch.phase == .ended { tapCounter.end(touch) }
            }
            isAnyOver = isAnyOver || touch.isOver
        }
        guard isAnyOver else { return }
        var remaining: [UITouch] = []
        for touch in activeTouches where !touch.isOver { remaining.append(touch) }
        activeTouches = remaining
    }
}

extension UITouch.Phase {
    var isFinal: Bool { self == .ended || self == .cancelled }

    var isTold: Bool {
        switch self {
        case .began, .moved, .ended, .cancelled: true
        case .stationary, .regionEntered, .regionMoved, .regionExited: false
        }
    }
}
