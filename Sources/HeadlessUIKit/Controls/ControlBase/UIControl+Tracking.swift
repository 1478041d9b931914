import Foundation

extension UIControl {
    /// How far outside the bounds a tracked touch still counts as inside, in points.
    ///
    /// UIKit's controls do the same, since a thumb covers what it presses; the distance is the one observed there.
    package nonisolated static let touchSlop: CGFloat = 70

    final func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        // Of several touches the first in the event, whose order is deterministic, unlike a set's.
        var first = touches.first
        if touches.count > 1, let ordered = event?.orderedTouches {
            first = ordered.first { touches.contains($0) } ?? first
        }
        guard trackedTouch == nil, let touch = first else { return }
        if showsMenuAsPrimaryAction, let menuInteraction {
            menuInteraction.present(at: touch.location(in: self))
            return
        }
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTouchInside = false
            return
        }
        trackedTouch = touch
        isTracking = true
        isHighlighted = true
        sendTouch(.touchDown, event)
        if touch.tapCount > 1, trackedTouch != nil { sendTouch(.touchDownRepeat, event) }
        if trackedTouch === touch { didBeginTracking(event) }
    }

    /// Sends a touch event, if the control sends touch events.
    private func sendTouch(_ touchEvent: Event, _ event: UIEvent?) {
        if sendsTouchEvents { send(touchEvent, with: event) }
    }

    final func keepTracking(_ touch: UITouch, _ event: UIEvent?) {
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        // A subclass may have disabled the control, which ends the touch.
        guard trackedTouch === touch else { return }
        switch (wasInside, isTouchInside) {
        case (true, true): sendTouch(.touchDragInside, event)
        case (true, false): sendTouch(.touchDragExit, event)
        case (false, true): sendTouch(.touchDragEnter, event)
        case (false, false): sendTouch(.touchDragOutside, event)
        }
    }

    final func finishTracking(_ touch: UITouch, _ event: UIEvent?) {
        let isInside = isInside(touch, event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        guard trackedTouch === touch else { return }
        stopTracking()
        touchDidEnd(inside: isInside, event)
    }

    final func abandonTracking(_ event: UIEvent?) {
        cancelTracking(with: event)
        stopTracking()
        sendTouch(.touchCancel, event)
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Whether the touch is inside the control, or near enough; `false` in a control that has left its window.
    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        guard window != nil else { return false }
        let location = touch.location(in: self)
        return point(inside: location, with: event)
            || bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(location)
    }
}
