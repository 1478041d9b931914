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

// MARK: - Whose touch it is

extension UIControl {
    /// Whether a touch hit the control itself, or one of its ``ControlPart``s; another subview that the hit test ends
    /// at gets the touch instead. A touch that was never on a screen counts.
    final func isHit(by touch: UITouch) -> Bool {
        var view = touch.view
        if view == nil || view === self { return true }
        while let part = view as? ControlPart { view = part.superview }
        return view === self
    }

    /// Whether the control keeps a drag with one finger from a recognizer outside of it.
    ///
    /// Recognizers of the framework, such as those of lists and sheets, leave it a touch that it tracks. A touch that a
    /// scroll view still delays belongs to it if the drag moves its thumb. What scrolls is decided by
    /// ``UIScrollView/touchesShouldCancel(in:)``, which subclasses override.
    final func keepsDrag(from recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.history.count == 1, let touch = recognizer.history.first,
            isHit(by: touch), let owner = recognizer.view, !owner.isDescendant(of: self)
        else { return false }
        if let scrollView = (recognizer as? ScrollPanRecognizer)?.scrollView {
            return movesThumb(touch) && !scrollView.touchesShouldCancel(in: self)
        }
        if recognizer.leavesControlsTheirTouches {
            return tracksDrags && touch === trackedTouch || movesThumb(touch)
        }
        return isThumbKept(from: recognizer) && movesThumb(touch)
    }

    private func movesThumb(_ touch: UITouch) -> Bool {
        let start = convertFromScreen(touch.startLocation)
        let place = convertFromScreen(touch.screenLocation)
        guard abs(place.x - start.x) >= abs(place.y - start.y) else { return false }
        return touch === trackedTouch ? hasThumb : hasThumb(at: start)
    }
}

extension UIView {
    /// The innermost control around a plain view that gets a touch, if that control acts on touches: a touch goes to the
    /// view that the hit test ends at, and a control tracks only its own.
    ///
    /// `nil` if a recognizer inside the control, or of the control, gets the touch, too.
    ///
    /// - Complexity: O(depth).
    package final var controlDeprivedOfTouches: UIControl? {
        var next: UIView? = self
        while let view = next, !view.hasGestureRecognizers {
            if let control = view as? UIControl {
                return control !== self && control.actsOnTouches ? control : nil
            }
            next = view.superview
        }
        return nil
    }
}

extension UIControl {
    /// Whether the control's class or its actions respond to touches.
    fileprivate final var actsOnTouches: Bool {
        !isFrameworkView || keepsTapsToItself
            || !allControlEvents.isDisjoint(with: [.allTouchEvents, .primaryActionTriggered])
    }
}
