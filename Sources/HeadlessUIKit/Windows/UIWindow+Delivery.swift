extension UIWindow {
    /// The order in which phases are told when touches of one event are in different ones.
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    /// Hands the event's touches in this window to their views: one call a phase and view, in order.
    final func deliverTouches(of event: UIEvent) {
        let touches = event.orderedTouches.filter { $0.window === self }
        for phase in Self.phases {
            var remaining = touches.filter { $0.phase == phase }
            while let view = remaining.first?.view {
                let mates = remaining.filter { $0.view === view }
                remaining.removeAll { $0.view === view }
                view.receive(Set(mates), in: phase, with: event)
            }
        }
    }

    /// Hands presses to the first responder that they began with; to the window where there is none.
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
    /// Hands a motion to the first responder; to the window where there is none.
    final func deliverMotion(of event: UIEvent) {
        let responder = firstResponder ?? self
        switch event.motionPhase {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        }
    }
}

extension UIResponder {
    fileprivate func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved, .stationary: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
