import Foundation
import TimeLapse

extension UIScrollView {
    /// How long an animated change of the offset takes, in seconds; Apple documents no number, 0.3 is observed.
    package nonisolated static let animationDuration = 0.3

    /// How often changes of the offset can follow from being told of one before it is taken for a loop.
    private static let tellingLimit = 100

    final var application: UIApplication { window?.application ?? .shared }

    private var pixels: CGFloat { application.screen.scale }

    // MARK: The offset

    final func setContentOffset(_ offset: CGPoint) {
        guard offset.isFinite else {
            ViewFailure.notFinite(self, "contentOffset", offset.shortText).record()
            return
        }
        if offset != contentOffset { bounds.origin = offset }
    }

    /// Moves the content on the view's own account.
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
        guard tellingDepth < Self.tellingLimit else {
            ViewFailure.scrollingNeverSettles(self).record()
            return
        }
        tellingDepth += 1
        scrollDelegate?.scrollViewDidScroll(self)
        tellingDepth -= 1
    }

    /// Has what is under way go on from an offset that somebody else set.
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
        guard offset.isFinite else {
            ViewFailure.notFinite(self, "contentOffset", offset.shortText).record()
            return
        }
        stopMotion()
        guard offset != contentOffset else { return }
        guard animated else {
            setContentOffset(offset)
            return
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            let serial = motionSerial
            moveContent(to: offset)
            // Being told, the delegate may have scrolled elsewhere.
            guard serial == motionSerial else { return }
            nextFrame = application.clock.schedule(
                after: .zero, every: nil, name: "scroll animation", site: nil
            ) { [weak self] in
                if let self, serial == motionSerial { tellOver(kind) }
            }
            return
        }
        let start = contentOffset
        let duration = Self.animationDuration
        begin(
            kind, AxisMotion(from: start.x, to: offset.x, in: duration),
            AxisMotion(from: start.y, to: offset.y, in: duration))
    }

    // MARK: Motions

    private func begin(_ kind: ScrollMotion.Kind, _ horizontal: AxisMotion, _ vertical: AxisMotion) {
        stopMotion()
        let start = application.clock.now
        motion = ScrollMotion(kind: kind, horizontal: horizontal, vertical: vertical, start: start)
        scheduleFrame()
    }

    private func scheduleFrame() {
        guard let motion else { return }
        let clock = application.clock
        let name = motion.kind == .deceleration ? "deceleration" : "scroll animation"
        let wait = max(clock.now.duration(to: motion.nextFrame), .zero)
        // Whoever waits for animations waits for what scrolls, too.
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
        // Being told, the delegate may have done something else with it.
        guard serial == motionSerial else { return }
        guard current.isOver else {
            scheduleFrame()
            return
        }
        stopMotion()
        tellOver(current.kind)
    }

    final func tellOver(_ kind: ScrollMotion.Kind) {
        switch kind {
        case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
        case .refreshEnd, .zoomEnd: break
        }
    }

    /// Ends a motion where it is, without a word.
    final func stopMotion() {
        motionSerial += 1
        // What is in the view is still again, and can be touched.
        if motion != nil { ViewTree.change(self) }
        motion = nil
        nextFrame?.cancel()
        nextFrame = nil
    }

    final func onPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x.onPixels(pixels), y: point.y.onPixels(pixels))
    }

    // MARK: Touches

    /// Takes note of a finger on the content, which stops what moves; returns whether that is all that it does.
    final func fingerCameDown() -> Bool {
        isTracking = true
        guard let kind = motion?.kind else { return false }
        stopMotion()
        wasStoppedByTouch = true
        if kind != .scrollToTop { tellOver(kind) }
        return kind == .deceleration
    }

    /// Takes note that no finger is on the content any more.
    final func fingersWentAway() {
        isTracking = false
        let wasStopped = wasStoppedByTouch
        wasStoppedByTouch = false
        guard wasStopped, drag == nil, motion == nil, window != nil else { return }
        // Between two pages or beyond its end content does not stay.
        let target = placeToStay(for: restingPlace(velocity: .zero))
        if target == contentOffset {
            stoppedContentStays()
        } else {
            decelerate(to: target, velocity: nil)
        }
    }

    // MARK: Decelerating

    /// Where the content comes to rest that is let go at a velocity of its offset, in points a second.
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

    /// The page that is nearest, or next in the direction of a velocity that is more than a finger's trembling.
    private func page(from start: CGFloat, _ velocity: CGFloat, _ size: CGFloat) -> CGFloat {
        let slowest: CGFloat = 100
        let page = start / size
        // What is on a page already, but for the last bits, is not between two.
        let tolerance: CGFloat = 1e-6
        if velocity > slowest { return (page - tolerance).rounded(.up) * size }
        if velocity < -slowest { return (page + tolerance).rounded(.down) * size }
        return page.rounded() * size
    }

    /// Has the content go on by itself.
    ///
    /// - Parameter velocity: of the offset, in points a second; `nil` to be pulled to the target, faster than
    ///   content comes to rest by itself.
    final func decelerate(to target: CGPoint, velocity: CGPoint?) {
        let axes = ScrollAxis.allCases.map { axis -> AxisMotion in
            let start = contentOffset[axis]
            let range = offsetRange(axis)
            if velocity == nil, range.contains(start) {
                return AxisMotion(from: start, to: target[axis], decay: DecelerationRate.fast.decay)
            }
            return AxisMotion(
                from: start, velocity: velocity?[axis] ?? 0, decay: decelerationRate.decay, in: range,
                to: target[axis], bounces: bounces)
        }
        begin(.deceleration, axes[0], axes[1])
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Has a deceleration go on from where the content is now, or to where it ends now.
    final func goOnDecelerating() {
        guard let velocity = motion?.velocity else { return }
        let target = restingPlace(velocity: velocity)
        let axes = ScrollAxis.allCases.map { axis in
            AxisMotion(
                from: contentOffset[axis], velocity: velocity[axis], decay: decelerationRate.decay,
                in: offsetRange(axis), to: target[axis], bounces: bounces)
        }
        begin(.deceleration, axes[0], axes[1])
    }
}
