import TimeLapse

struct ScrollDrag {
    /// The offset if the finger had not moved, without limits.
    var base: CGPoint
    /// The distance that the finger moved before the drag began, which scrolls nothing.
    let slop: CGPoint
    let axes: [ScrollAxis]
    /// Whether the drag can still start a refresh: none was in progress when it began, and it started none.
    var canStartRefresh: Bool
    /// Keeps the run loop in tracking mode, as observed on iOS: timers of the default mode wait during the drag.
    let tracking: RunLoopTracking
}

extension UIScrollView {
    /// The greatest release velocity, in points per second; beyond any real gesture.
    private static let fastest: CGFloat = 100_000

    /// The translation of the dragging finger, in the view's coordinates.
    private var translation: CGPoint { panGestureRecognizer.translation(in: self) }

    final func panChanged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging()
        case .changed: dragContent()
        case .ended: endDragging(velocity: pan.velocity(in: self))
        case .cancelled, .failed: endDragging(velocity: .zero)
        case .possible: break
        }
    }

    // MARK: Beginning

    /// Whether a drag may begin, given how the finger has moved so far.
    final func mayBeginDragging() -> Bool {
        // Content that is being zoomed follows the fingers even if it is not larger than the view yet.
        let isZoomed = zoom != nil && isScrollEnabled
        return (isZoomed || takesDrag(along: translation)) && contentLetsGo()
    }

    /// Whether a drag by a translation, in the view's coordinates, scrolls this view and not one that contains it.
    package final func takesDrag(along distance: CGPoint) -> Bool {
        let axis = ScrollAxis(of: distance)
        guard isScrollEnabled, panGestureRecognizer.isEnabled, canDrag(axis) else { return false }
        let lineage = lineage
        let container = lineage.lazy.compactMap { $0 as? UITransitionView }.first
        if let sheet = container?.presentationController as? UISheetPresentationController,
            sheet.takesDrag(of: self, along: distance)
        {
            return false
        }
        if hasRoom(axis, distance) { return true }
        return !lineage.dropFirst().contains {
            guard let outer = $0 as? UIScrollView else { return false }
            return outer.isScrollEnabled && outer.hasRoom(axis, distance)
        }
    }

    /// Whether content can be dragged further along an axis without bouncing.
    private func hasRoom(_ axis: ScrollAxis, _ distance: CGPoint) -> Bool {
        let range = offsetRange(axis)
        // Moving the finger down decreases the offset.
        return distance[axis] > 0
            ? contentOffset[axis] > range.lowerBound : contentOffset[axis] < range.upperBound
    }

    /// Whether content that has received the touches lets the drag cancel them.
    private func contentLetsGo() -> Bool {
        for touch in panGestureRecognizer.history {
            guard touch.delivery == .withView, let view = touch.view, view !== self else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    // MARK: In progress

    private func beginDragging() {
        stopMotion()
        let distance = translation
        let length = hypot(distance.x, distance.y)
        let part = length > 0 ? min(UIPanGestureRecognizer.hysteresis / length, 1) : 0
        let slop = CGPoint(x: distance.x * part, y: distance.y * part)
        drag = ScrollDrag(
            base: .zero, slop: slop, axes: axes(of: distance), canStartRefresh: canStartRefresh,
            tracking: RunLoopTracking(on: application.clock))
        rebaseDrag(to: .zero)
        scrollDelegate?.scrollViewWillBeginDragging(self)
        dragBeganOverKeyboard()
        dragContent()
    }

    private func axes(of distance: CGPoint) -> [ScrollAxis] {
        let axis = ScrollAxis(of: distance)
        let other: ScrollAxis = axis == .vertical ? .horizontal : .vertical
        let isLocked = isDirectionalLockEnabled && abs(distance[other]) < abs(distance[axis]) / 2
        return isLocked ? [axis] : ScrollAxis.allCases
    }

    private func dragContent() {
        // Two fingers that zoom the content also move it.
        if isPinched { return }
        // Moving the finger interrupts an animation started by code.
        if motion != nil {
            stopMotion()
            rebaseDrag()
        }
        guard let drag else { return }
        let distance = translation
        var offset = contentOffset
        for axis in drag.axes where canDrag(axis) {
            offset[axis] = shown(drag.base[axis] - (distance[axis] - drag.slop[axis]), axis)
        }
        moveContent(to: onPixels(offset))
        refreshIfPulled()
        moveKeyboard()
    }

    /// Continues the drag from an offset set by other code.
    final func rebaseDrag() {
        guard let drag else { return }
        let distance = translation
        rebaseDrag(to: CGPoint(x: distance.x - drag.slop.x, y: distance.y - drag.slop.y))
    }

    /// Makes the present offset correspond to a translation of the finger.
    private func rebaseDrag(to distance: CGPoint) {
        for axis in ScrollAxis.allCases {
            drag?.base[axis] = unstretched(contentOffset[axis], axis) + distance[axis]
        }
    }

    private func endDragging(velocity fingers: CGPoint) {
        isTracking = false
        // The content comes to rest below a control that refreshes.
        updateRefreshInset(isLettingGo: true)
        guard let drag else { return }
        var velocity = CGPoint.zero
        for axis in drag.axes where canDrag(axis) && fingers[axis].isFinite && zoomAnimation == nil {
            velocity[axis] = (-fingers[axis]).clamped(to: -Self.fastest...Self.fastest)
        }
        let proposed = restingPlace(velocity: velocity)
        let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = target(for: proposed, velocity: pace)
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: pace, targetContentOffset: &target)
        guard self.drag != nil else { return }
        self.drag = nil
        updateRefreshInset()
        letGo(velocity, target == proposed || isPagingEnabled || !target.isFinite ? nil : target)
        letGoOfKeyboard(isThrown: fingers != .zero)
    }

    /// Calls the delegate at the end of a drag, and lets the content decelerate.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points per second.
    ///   - chosen: the delegate's target offset, if it changed it.
    private func letGo(_ velocity: CGPoint, _ chosen: CGPoint?) {
        // An animation that the delegate started takes precedence.
        let isMoving =
            motion == nil && (goal(velocity, chosen) != contentOffset || (chosen == nil && flies(velocity)))
        let serial = motionSerial
        isLettingGo = true
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        isLettingGo = false
        // The delegate may have scrolled, removed the view, or changed the insets.
        guard motion == nil, serial == motionSerial, drag == nil, window != nil else { return }
        let target = goal(velocity, chosen)
        guard isMoving || target != contentOffset else { return }
        decelerate(to: target, velocity: chosen == nil && !isPagingEnabled ? velocity : nil)
    }

    private func goal(_ velocity: CGPoint, _ chosen: CGPoint?) -> CGPoint {
        chosen.map(limitedOffset) ?? restingPlace(velocity: velocity)
    }

    /// Whether content at its edge moves beyond it at a velocity, in points per second.
    private func flies(_ velocity: CGPoint) -> Bool {
        guard bounces, !isPagingEnabled else { return false }
        for axis in ScrollAxis.allCases where abs(velocity[axis]) > decelerationRate.decay {
            let range = offsetRange(axis)
            let edge = velocity[axis] < 0 ? range.lowerBound : range.upperBound
            if contentOffset[axis] == edge { return true }
        }
        return false
    }

    // MARK: Beyond the edges

    /// The offset that is shown for a dragged offset: beyond the edges it lags behind.
    final func shown(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = offsetRange(axis)
        let inRange = offset.clamped(to: range)
        guard bounces, offset != inRange else { return inRange }
        let stretch = RubberBand(length: boundsStore.size[axis]).stretch(of: abs(offset - inRange))
        return offset < inRange ? inRange - stretch : inRange + stretch
    }

    /// The dragged offset for which this one is shown.
    private func unstretched(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let inRange = offset.clamped(to: offsetRange(axis))
        guard bounces, offset != inRange else { return offset }
        let distance = RubberBand(length: boundsStore.size[axis]).distance(of: abs(offset - inRange))
        return offset < inRange ? inRange - distance : inRange + distance
    }
}
