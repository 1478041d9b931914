import TimeLapse

extension UIScrollView {
    /// The duration of an animated change of the offset, in seconds; Apple documents none, 0.3 is observed.
    package nonisolated static let animationDuration = 0.3

    /// The depth of nested changes from callbacks that is reported as a loop.
    static let reportLimit = 100

    package final var application: UIApplication { window?.application ?? .shared }

    package final var isInMotion: Bool { motion != nil }
    package final var isAnimatingOffset: Bool { motion?.kind == .animation }

    private var pixels: CGFloat { application.screen.scale }

    // MARK: The offset

    final func setContentOffset(_ offset: CGPoint) {
        guard offset.isFinite else {
            ViewFailure.notFinite(self, "contentOffset", offset.shortText).record()
            return
        }
        if offset != contentOffset { bounds.origin = offset }
    }

    /// Sets the offset as part of the view's own scrolling.
    final func moveContent(to offset: CGPoint) {
        guard offset.isFinite, offset != contentOffset else { return }
        isMovingContent = true
        bounds.origin = offset
        isMovingContent = false
    }

    final func offsetDidChange() {
        let isOwn = isMovingContent
        isMovingContent = false
        if !isOwn { followOffset() }
        placeRefreshControl()
        largeTitleOwner?.showLargeTitle(over: self)
        guard scrollReportDepth < Self.reportLimit else {
            return ViewFailure.neverSettles(
                "\(summary) scrolls again in every scrollViewDidScroll(_:)", "its delegate is not"
            ).record()
        }
        scrollReportDepth += 1
        scrollDelegate?.scrollViewDidScroll(self)
        scrollReportDepth -= 1
    }

    /// Continues a drag or deceleration from an offset set by other code.
    private func followOffset() {
        if drag != nil {
            rebaseDrag()
        } else if isDecelerating {
            goOnDecelerating()
        } else {
            stopMotion()
        }
    }

    final func scroll(to offset: CGPoint, animated: Bool, kind: ScrollMotion.Kind = .animation) {
        guard checkFinite(offset, "contentOffset") else { return }
        stopMotion()
        guard offset != contentOffset else { return }
        guard animated else {
            setContentOffset(offset)
            return
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            let serial = motionSerial
            moveContent(to: offset)
            // The delegate may have scrolled elsewhere.
            guard serial == motionSerial else { return }
            nextFrame = application.clock.schedule(
                after: .zero, every: nil, name: "scroll animation", site: nil
            ) { [weak self] in
                if let self, serial == motionSerial { reportEnd(of: kind) }
            }
            return
        }
        begin(kind) { AxisMotion(from: contentOffset[$0], to: offset[$0], in: Self.animationDuration) }
    }

    // MARK: Motions

    private func begin(_ kind: ScrollMotion.Kind, _ motion: (ScrollAxis) -> AxisMotion) {
        let (horizontal, vertical) = (motion(.horizontal), motion(.vertical))
        stopMotion()
        let start = application.clock.now
        self.motion = ScrollMotion(kind: kind, horizontal: horizontal, vertical: vertical, start: start)
        scheduleFrame()
    }

    private func scheduleFrame() {
        guard let motion else { return }
        let clock = application.clock
        let name = motion.kind == .deceleration ? "deceleration" : "scroll animation"
        let wait = max(clock.now.duration(to: motion.nextFrame), .zero)
        // Code that waits for animations waits for scrolling, too.
        nextFrame = clock.scheduleAnimationEnd(after: wait, name: name, site: nil) { [weak self] in
            self?.showFrame()
        }
    }

    private func showFrame() {
        guard var current = motion else { return }
        let serial = motionSerial
        current.frame += 1
        motion = current
        moveContent(to: current.isOver ? current.end : onPixels(current.place))
        // The delegate may have scrolled or stopped the view.
        guard serial == motionSerial else { return }
        guard current.isOver else {
            scheduleFrame()
            return
        }
        stopMotion()
        reportEnd(of: current.kind)
    }

    final func reportEnd(of kind: ScrollMotion.Kind) {
        switch kind {
        case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
        case .refreshEnd, .zoomEnd: break
        }
    }

    /// Stops a motion where it is, without calling the delegate.
    final func stopMotion() {
        motionSerial += 1
        // Touches reach the content again when it stops moving.
        if motion != nil { ViewTree.change(self) }
        motion = nil
        nextFrame?.cancel()
        nextFrame = nil
    }

    final func onPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x.onPixels(pixels), y: point.y.onPixels(pixels))
    }

    // MARK: Touches

    /// Called when a touch begins on the content; stops a motion, and returns whether that is all the touch does.
    final func fingerCameDown() -> Bool {
        isTracking = true
        guard let kind = motion?.kind else { return false }
        stopMotion()
        wasStoppedByTouch = true
        if kind != .scrollToTop { reportEnd(of: kind) }
        return kind == .deceleration
    }

    /// Called when no touch is on the content any more.
    final func fingersWentAway() {
        isTracking = false
        let wasStopped = wasStoppedByTouch
        wasStoppedByTouch = false
        guard wasStopped, drag == nil, motion == nil, window != nil else { return }
        // Content between two pages or beyond its edge moves on.
        let target = placeToStay(for: restingPlace(velocity: .zero))
        if target == contentOffset {
            stoppedContentStays()
        } else {
            decelerate(to: target, velocity: nil)
        }
    }

    // MARK: Decelerating

    /// The offset at which content released at a velocity, in points per second, comes to rest.
    final func restingPlace(velocity: CGPoint) -> CGPoint {
        var place = contentOffset
        for axis in ScrollAxis.allCases {
            let range = offsetRange(axis)
            let start = contentOffset[axis]
            let isPaging = isPagingEnabled && boundsStore.size[axis] > 0
            if isPaging, range.contains(start) {
                place[axis] = page(from: start, velocity[axis], boundsStore.size[axis]).clamped(to: range)
            } else {
                let rest = AxisMotion.rest(
                    from: start, velocity: isPaging ? 0 : velocity[axis], decay: decelerationRate.decay,
                    in: range)
                place[axis] = rest == start ? start : rest.onPixels(pixels).clamped(to: range)
            }
        }
        return place
    }

    /// The nearest page, or the next in the direction of a velocity that is large enough to be intended.
    private func page(from start: CGFloat, _ velocity: CGFloat, _ size: CGFloat) -> CGFloat {
        let slowest: CGFloat = 100
        let page = start / size
        // Tolerates rounding errors: content exactly on a page is not between two.
        let tolerance: CGFloat = 1e-6
        if velocity > slowest { return (page - tolerance).rounded(.up) * size }
        if velocity < -slowest { return (page + tolerance).rounded(.down) * size }
        return page.rounded() * size
    }

    /// Starts a deceleration from a velocity, in points per second; `nil` pulls faster than a normal deceleration.
    final func decelerate(to target: CGPoint, velocity: CGPoint?) {
        begin(.deceleration) { axis in
            let start = contentOffset[axis]
            let range = offsetRange(axis)
            if velocity == nil, range.contains(start) {
                return AxisMotion(from: start, to: target[axis], decay: DecelerationRate.fast.decay)
            }
            return AxisMotion(
                from: start, velocity: velocity?[axis] ?? 0, decay: decelerationRate.decay, in: range,
                to: target[axis], bounces: bounces)
        }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Restarts a deceleration from the present offset, with its end computed again.
    final func goOnDecelerating() {
        guard let motion else { return }
        let velocity = motion.velocity
        let target = restingPlace(velocity: velocity)
        begin(.deceleration) { axis in
            let (start, range) = (contentOffset[axis], offsetRange(axis))
            // The speed that a spring gives is not that of a throw: it ends at the edge.
            if motion.isPulledBack(axis), !range.contains(start) {
                return AxisMotion(
                    from: start, velocity: velocity[axis], pulledTo: start.clamped(to: range))
            }
            return AxisMotion(
                from: start, velocity: velocity[axis], decay: decelerationRate.decay, in: range,
                to: target[axis], bounces: bounces)
        }
    }
}
