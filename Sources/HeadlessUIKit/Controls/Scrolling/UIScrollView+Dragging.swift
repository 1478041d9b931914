import Foundation
import TimeLapse

/// A drag of a scroll view's content.
struct ScrollDrag {
    /// What the offset would be if the finger had not moved and the content could be anywhere.
    var base: CGPoint
    /// How far the finger moved before the drag began, which scrolls nothing.
    let slop: CGPoint
    /// The axes along which the content moves.
    let axes: [ScrollAxis]
    /// Whether it has started no refresh yet, and began when there was none.
    var canStartRefresh: Bool
    /// Keeps the run loop in the tracking mode, as observed of iOS: timers of the default mode wait for the finger.
    let tracking: RunLoopTracking
}

extension UIScrollView {
    /// The fastest that content is let go, in points a second: far beyond any hand.
    private static let fastest: CGFloat = 100_000

    /// How the finger moved that drags, in the view's coordinates.
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

    // MARK: Whether it may

    /// Whether a drag may begin, as the finger has moved so far.
    final func mayBeginDragging() -> Bool {
        // What fingers zoom goes with them, too, though it may not be larger than the view yet.
        let isZoomed = zoom != nil && isScrollEnabled
        return (isZoomed || takesDrag(along: translation)) && contentLetsGo()
    }

    /// Whether fingers that move this far, in the view's coordinates, drag this view's content rather than that of
    /// one further out.
    package final func takesDrag(along way: CGPoint) -> Bool {
        let axis = ScrollAxis(of: way)
        guard isScrollEnabled, panGestureRecognizer.isEnabled, canDrag(axis) else { return false }
        if sheetTakesDrag(along: way) { return false }
        if hasRoom(axis, way) { return true }
        var view = superview
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled, outer.hasRoom(axis, way) {
                return false
            }
            view = current.superview
        }
        return true
    }

    /// Whether the sheet that the view is in goes with the finger instead.
    private func sheetTakesDrag(along way: CGPoint) -> Bool {
        var view = superview
        while let current = view {
            if let container = current as? UITransitionView {
                let sheet = container.presentationController as? UISheetPresentationController
                return sheet?.takesDrag(of: self, along: way) ?? false
            }
            view = current.superview
        }
        return false
    }

    /// Whether content can be dragged further along an axis without bouncing.
    private func hasRoom(_ axis: ScrollAxis, _ way: CGPoint) -> Bool {
        let range = offsetRange(axis)
        // A finger that goes down drags the offset up.
        return way[axis] > 0
            ? contentOffset[axis] > range.lowerBound : contentOffset[axis] < range.upperBound
    }

    /// Whether content that has heard of the touches gives them away.
    private func contentLetsGo() -> Bool {
        for touch in panGestureRecognizer.history {
            guard touch.delivery == .withView, let view = touch.view, view !== self else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }

    // MARK: Under way

    private func beginDragging() {
        stopMotion()
        let way = translation
        let length = hypot(way.x, way.y)
        let part = length > 0 ? min(UIPanGestureRecognizer.hysteresis / length, 1) : 0
        let slop = CGPoint(x: way.x * part, y: way.y * part)
        drag = ScrollDrag(
            base: .zero, slop: slop, axes: axes(of: way), canStartRefresh: canStartRefresh,
            tracking: RunLoopTracking(on: application.clock))
        rebaseDrag(to: .zero)
        scrollDelegate?.scrollViewWillBeginDragging(self)
        dragBeganOverKeyboard()
        dragContent()
    }

    /// The axes along which a drag moves the content.
    private func axes(of way: CGPoint) -> [ScrollAxis] {
        let axis = ScrollAxis(of: way)
        let other: ScrollAxis = axis == .vertical ? .horizontal : .vertical
        let isLocked = isDirectionalLockEnabled && abs(way[other]) < abs(way[axis]) / 2
        return isLocked ? [axis] : ScrollAxis.allCases
    }

    private func dragContent() {
        // Two fingers that zoom the content move it as well.
        if isPinched { return }
        // A finger that moves takes hold of what code has begun to scroll.
        if motion != nil {
            stopMotion()
            rebaseDrag()
        }
        guard let drag else { return }
        let way = translation
        var offset = contentOffset
        for axis in drag.axes where canDrag(axis) {
            offset[axis] = shown(drag.base[axis] - (way[axis] - drag.slop[axis]), axis)
        }
        moveContent(to: onPixels(offset))
        refreshIfPulled()
        moveKeyboard()
    }

    /// Has the drag go on from an offset that somebody else set.
    final func rebaseDrag() {
        guard let drag else { return }
        let way = translation
        rebaseDrag(to: CGPoint(x: way.x - drag.slop.x, y: way.y - drag.slop.y))
    }

    /// Has the offset that there is belong to a certain way of the finger.
    private func rebaseDrag(to way: CGPoint) {
        for axis in ScrollAxis.allCases {
            drag?.base[axis] = unstretched(contentOffset[axis], axis) + way[axis]
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

    /// Tells that the content was let go, and has it go on.
    ///
    /// - Parameters:
    ///   - velocity: of the offset, in points a second.
    ///   - chosen: where the delegate wants it to come to rest, if that is elsewhere than it would.
    private func letGo(_ velocity: CGPoint, _ chosen: CGPoint?) {
        // An animation that the delegate asked for has its way.
        let isMoving =
            motion == nil && (goal(velocity, chosen) != contentOffset || (chosen == nil && flies(velocity)))
        let serial = motionSerial
        isLettingGo = true
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        isLettingGo = false
        // Being told, the delegate may have scrolled somewhere, or taken the view out, or set other insets.
        guard motion == nil, serial == motionSerial, drag == nil, window != nil else { return }
        let target = goal(velocity, chosen)
        guard isMoving || target != contentOffset else { return }
        decelerate(to: target, velocity: chosen == nil && !isPagingEnabled ? velocity : nil)
    }

    private func goal(_ velocity: CGPoint, _ chosen: CGPoint?) -> CGPoint {
        guard var target = chosen else { return restingPlace(velocity: velocity) }
        for axis in ScrollAxis.allCases { target[axis] = target[axis].clamped(to: offsetRange(axis)) }
        return target
    }

    /// Whether content at its end goes beyond it at a velocity, in points a second.
    private func flies(_ velocity: CGPoint) -> Bool {
        guard bounces, !isPagingEnabled else { return false }
        for axis in ScrollAxis.allCases where abs(velocity[axis]) > decelerationRate.decay {
            let range = offsetRange(axis)
            let edge = velocity[axis] < 0 ? range.lowerBound : range.upperBound
            if contentOffset[axis] == edge { return true }
        }
        return false
    }

    // MARK: Beyond the ends

    /// Where an offset is shown that a finger asks for.
    final func shown(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = offsetRange(axis)
        let inRange = offset.clamped(to: range)
        guard bounces, offset != inRange else { return inRange }
        let stretch = RubberBand(length: boundsStore.size[axis]).stretch(of: abs(offset - inRange))
        return offset < inRange ? inRange - stretch : inRange + stretch
    }

    /// The offset that a finger asks for where this one is shown.
    private func unstretched(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let inRange = offset.clamped(to: offsetRange(axis))
        guard bounces, offset != inRange else { return offset }
        let distance = RubberBand(length: boundsStore.size[axis]).distance(of: abs(offset - inRange))
        return offset < inRange ? inRange - distance : inRange + distance
    }
}
