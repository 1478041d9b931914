extension UIWindow {
    /// The order in which phases are delivered when touches of one event are in different ones.
    static let toldPhases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    /// Delivers the event's touches in this window to the gesture recognizers of their views, then to the
    /// views: one call a phase and view, in order.
    final func deliverTouches(of event: UIEvent) {
        let touches = touchesHere(of: event)
        guard let gestures = application?.gestures else { return }
        var isWatched = !gestures.active.isEmpty
        for touch in touches where isWatched || touch.phase == .began {
            isWatched = isWatched || touch.isInWatchedView
        }
        if isWatched { gestures.send(touches, of: event) }
        for touch in touches where touch.phase == .began && touch.delivery == .notBegun { admit(touch) }
        gestures.cancelTakenTouches(event)
        gestures.releaseHeldTouches()
        if let phase = touches.commonPhase {
            if phase.isTold { deliver(touches, in: phase, event, gestures) }
        } else {
            for phase in Self.toldPhases { deliver(touches.all(in: phase), in: phase, event, gestures) }
        }
        if isWatched { gestures.finish() }
        // The next event mostly has the same touches, until one is over.
        for touch in touches where touch.isOver || touch.phase.isFinal {
            gestures.sets.forget()
            break
        }
    }

    /// The event's touches that are in this window; mostly these are all.
    private func touchesHere(of event: UIEvent) -> [UITouch] {
        let all = event.orderedTouches
        var isElsewhere = false
        for touch in all where touch.window !== self || touch.isOver { isElsewhere = true }
        guard isElsewhere else { return all }
        var here: [UITouch] = []
        for touch in all where touch.window === self && !touch.isOver { here.append(touch) }
        return here
    }

    private func deliver(
        _ touches: [UITouch], in phase: UITouch.Phase, _ event: UIEvent, _ gestures: GestureEnvironment
    ) {
        if touches.count == 1 {
            guard receives(touches[0], phase, event, gestures) else { return }
            touches[0].view?.receive(gestures.sets.set(of: touches), in: phase, with: event)
            return
        }
        // The first call may move other touches on; each is delivered as it was when the event was sent.
        var remaining = touches
        for touch in remaining where touch.view == nil { remaining.removeObject(touch) }
        while let view = remaining.first?.view {
            // Mostly all of them are in the view and received, and no other list is made.
            var (mates, others): ([UITouch], [UITouch]) = (remaining, [])
            for touch in remaining {
                if touch.view !== view {
                    others.append(touch)
                    mates.removeObject(touch)
                } else if !receives(touch, phase, event, gestures) {
                    mates.removeObject(touch)
                }
            }
            remaining = others
            if !mates.isEmpty { view.receive(gestures.sets.set(of: mates), in: phase, with: event) }
        }
    }

    /// Records that a touch is about to be delivered to its view; returns whether it is to be delivered now.
    private func receives(
        _ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent, _ gestures: GestureEnvironment
    ) -> Bool {
        switch touch.delivery {
        case .finished, .blocked: return false
        case .notBegun: if phase != .began, touch.heldPhases.isEmpty { return false }
        case .withView: break
        }
        if phase == .cancelled {
            let isKnown = touch.delivery == .withView
            touch.heldPhases = []
            touch.delivery = .finished
            return isKnown
        }
        if !touch.heldPhases.isEmpty || gestures.holds(touch, phase) {
            gestures.hold(touch, event)
            return false
        }
        if phase == .began, !touch.contentTakes(event) {
            touch.delivery = .blocked
            return false
        }
        touch.delivery = phase == .ended ? .finished : .withView
        return true
    }

    /// Decides whether a touch that begins is kept from its view: by an earlier touch in a view without
    /// multiple touch, or by a view with exclusive touch.
    private func admit(_ touch: UITouch) {
        guard let others = application?.activeTouches, others.count > 1, let view = touch.view else { return }
        for other in others {
            if other === touch { return }
            guard other.isDown, other.window === self, let otherView = other.view,
                other.delivery == .withView || other.delivery == .notBegun
            else { continue }
            let isBlocked =
                otherView === view
                ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
            if isBlocked {
                touch.delivery = .blocked
                return
            }
        }
    }

    /// Delivers presses to the first responder that they began with, or to the window if there was none.
    final func deliver(_ event: UIPressesEvent) {
        for press in event.orderedPresses {
            if press.phase == .began { press.responder = firstResponder ?? self }
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed, .stationary: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            }
        }
    }
}

extension UIWindow {
    /// Delivers a motion to the first responder, or to the window if there is none.
    final func deliverMotion(of event: UIEvent) {
        let responder = firstResponder ?? self
        switch event.motionPhase {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        }
    }
}

extension UITouch {
    /// Whether the touch's view or one of its ancestors has gesture recognizers.
    fileprivate var isInWatchedView: Bool {
        FreedElsewhere.collect()
        var view = view
        while let current = view {
            if current.flags.contains(.hasGestureRecognizers) { return true }
            view = current.nextSuperview
        }
        return false
    }
}

extension UIResponder {
    final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved, .stationary: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
