import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Drags a scroll view's content to an offset.
@MainActor
struct DragDriver {
    /// How long content may decelerate after a drag.
    private static let longestRest = Duration.seconds(60)
    /// How long a finger moves in one drag, and how long it then stays so that the content does not decelerate.
    private static let dragTime = Duration.milliseconds(200)
    private static let stayTime = Duration.milliseconds(150)
    /// How far, and how long, a finger flicks to turn a page.
    private static let flickDistance: CGFloat = 60
    private static let flickTime = Duration.milliseconds(50)
    /// The distance from which content is thrown, in points: more than one throw covers.
    private static let throwDistance: CGFloat = 6000
    /// The number of gestures after which one jump covers most of the remaining distance, so that the cost does not grow
    /// with the content.
    private static let patience = 20
    /// How close to the screen's edge a finger moves, in points.
    private static let margin: CGFloat = 1

    /// Where along the axis and across it a finger may come down, as parts of the visible scroll view; along it, the
    /// places with the most room first. The margins come last; they help where content is full of wheels.
    private static let along: [CGFloat] = [0.9, 0.8, 0.65, 0.5, 0.35, 0.2]
    private static let across: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98, 0.005, 0.995]

    let scrollView: UIScrollView
    /// How much the content offset may differ from the goal, in points.
    var tolerance = ScrollPlan.tolerance
    /// Whether content that is far from the goal is thrown, rather than dragged all the distance.
    var throwsContent = false
    /// Whether content that goes back when the finger leaves it is dragged further than to the goal.
    var mayPass = true
    /// How many gestures it may take.
    var mostGestures = Int.max

    /// Drags until the content offset is `goal`, along one axis after the other.
    ///
    /// - Returns: whether the content is there. It is not if its layout or delegate lets it come to rest elsewhere, closer
    /// to the goal than before or beyond it.
    func drag(to goal: CGPoint) throws(ScrollObstacle) -> Bool {
        var isThere = true
        for axis in [ScrollAxis.vertical, .horizontal] where try !drag(axis, to: goal) { isThere = false }
        return isThere
    }

    @discardableResult
    func drag(_ axis: ScrollAxis, to goal: CGPoint) throws(ScrollObstacle) -> Bool {
        var progress = DragProgress(
            from: scrollView.contentOffset[axis], to: goal[axis], within: tolerance,
            mayPass: mayPass && !scrollView.isPagingEnabled)
        if progress.isThere { return true }
        var isFlick = scrollView.isPagingEnabled
        for gesture in 1...max(mostGestures, 1) {
            guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled,
                scrollView.canDrag(axis)
            else { throw .notScrollable(scrollView, axis) }
            let distance = scrollView.contentOffset[axis] - goal[axis]
            let size = scrollView.contentSize
            guard let start = place(for: axis, distance) else {
                throw .nowhereToDrag(scrollView, obstacle)
            }
            if gesture == Self.patience + 1, !throwsContent, let place = placeBefore(goal, axis) {
                jump(from: start, axis, distance, to: place)
            } else if isFlick {
                flick(from: start, axis, distance)
            } else if throwsContent, abs(distance) > Self.throwDistance {
                throwContent(from: start, axis, distance)
            } else {
                drag(from: start, axis, distance, atLeast: progress.reach)
            }
            rest()
            let isResized = scrollView.contentSize != size
            switch progress.next(
                at: scrollView.contentOffset[axis], isResized: isResized, visible: visibleRect.size[axis])
            {
            case .drag: isFlick = scrollView.isPagingEnabled
            case .flick: isFlick = true
            case .stop(let isThere): return isThere
            case .giveUp: throw .didNotFollow(scrollView, goal: goal)
            }
        }
        throw .didNotFollow(scrollView, goal: goal)
    }

    // MARK: Where a finger comes down

    /// A point of the screen from which a finger drags the scroll view.
    private func place(for axis: ScrollAxis, _ distance: CGFloat) -> CGPoint? {
        let visible = visibleRect
        guard visible.width > 0, visible.height > 0 else { return nil }
        for across in Self.across {
            for along in Self.along {
                let part = distance > 0 ? 1 - along : along
                let unit =
                    axis == .vertical ? CGPoint(x: across, y: part) : CGPoint(x: part, y: across)
                let local = CGPoint(
                    x: visible.minX + unit.x * visible.width, y: visible.minY + unit.y * visible.height)
                let point = scrollView.convertToScreen(local)
                if drags(from: point, axis, distance), room(from: point, axis, distance) > 0 { return point }
            }
        }
        return nil
    }

    /// What keeps touches from the scroll view, if anything does.
    private var obstacle: HitObstacle? {
        if case .failure(let obstacle) = HitTarget.find(scrollView) { return obstacle }
        var view: UIView? = scrollView
        while let current = view {
            if !current.isUserInteractionEnabled { return .interactionDisabled(current) }
            view = current.superview
        }
        return nil
    }

    /// The visible part of the scroll view, in its own coordinates.
    private var visibleRect: CGRect {
        var rect = scrollView.bounds
        var view: UIView = scrollView
        while let superview = view.superview {
            rect = view.convertToSuperview(rect)
            view = superview
            if view.clipsToBounds || view is UIWindow { rect = rect.clipped(to: view.bounds) }
            guard rect.width > 0, rect.height > 0 else { return .zero }
        }
        return scrollView.bounds.clipped(to: scrollView.convert(rect, from: view))
    }

    /// Whether a finger that comes down at a point of the screen drags this scroll view, and no other.
    private func drags(from point: CGPoint, _ axis: ScrollAxis, _ distance: CGFloat) -> Bool {
        let application = UIApplication.shared
        guard application.screen.bounds.contains(point),
            let hit = application.hitTest(point, with: nil)?.view, hit.isDescendant(of: scrollView)
        else { return false }
        var move = CGPoint.zero
        move[axis] = distance
        var view: UIView? = hit
        while let current = view {
            if current is UIControl, !scrollView.delaysContentTouches { return false }
            if let other = current as? UIScrollView, other.takesDrag(along: move) {
                return other === scrollView
            }
            view = current.superview
        }
        return false
    }

    // MARK: What the finger does

    /// How far a finger can move from a point before it leaves the screen, less the part that scrolls nothing.
    private func room(from point: CGPoint, _ axis: ScrollAxis, _ distance: CGFloat) -> CGFloat {
        let screen = UIApplication.shared.screen.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let direction = onScreen(distance > 0 ? 1 : -1, axis)
        var room = CGFloat.infinity
        for side in ScrollAxis.allCases where direction[side] != 0 {
            let end = screen.origin[side] + (direction[side] > 0 ? screen.size[side] : 0)
            room = min(room, (end - point[side]) / direction[side])
        }
        return room - UIPanGestureRecognizer.hysteresis
    }

    /// An offset in the scroll view's coordinates as one on the screen.
    private func onScreen(_ distance: CGFloat, _ axis: ScrollAxis) -> CGPoint {
        var end = scrollView.bounds.origin
        let start = scrollView.convertToScreen(end)
        end[axis] += distance
        let moved = scrollView.convertToScreen(end)
        return CGPoint(x: moved.x - start.x, y: moved.y - start.y)
    }

    private func drag(from start: CGPoint, _ axis: ScrollAxis, _ distance: CGFloat, atLeast reach: CGFloat) {
        let length = min(max(abs(distance), reach), room(from: start, axis, distance))
        // The finger first moves as far as a drag needs, before the content receives the touch.
        let slop = UIPanGestureRecognizer.hysteresis
        let sign: CGFloat = distance > 0 ? 1 : -1
        move(
            from: start, axis,
            [(sign * slop, .seconds(1) / DisplayFrames.rate), (sign * (length + slop), Self.dragTime)]
        ) {
            DisplayFrames.pass(Self.stayTime)
        }
    }

    private func flick(from start: CGPoint, _ axis: ScrollAxis, _ distance: CGFloat) {
        let length =
            min(Self.flickDistance, room(from: start, axis, distance)) + UIPanGestureRecognizer.hysteresis
        move(from: start, axis, [((distance > 0 ? 1 : -1) * length, Self.flickTime)]) {}
    }

    /// Moves the finger as far as possible within one frame, and lifts it.
    private func throwContent(from start: CGPoint, _ axis: ScrollAxis, _ distance: CGFloat) {
        let sign: CGFloat = distance > 0 ? 1 : -1
        let slop = UIPanGestureRecognizer.hysteresis
        let frame = Duration.seconds(1) / DisplayFrames.rate
        move(
            from: start, axis,
            [(sign * slop, frame), (sign * (slop + room(from: start, axis, distance)), frame)]
        ) {}
    }

    /// The offset from which one more gesture reaches the goal: a page, or a screenful, before it; `nil` if the content
    /// is that far already.
    private func placeBefore(_ goal: CGPoint, _ axis: ScrollAxis) -> CGFloat? {
        let (offset, end, length) = (
            scrollView.contentOffset[axis], goal[axis], scrollView.bounds.size[axis]
        )
        guard length > 0, abs(end - offset) > 2 * length else { return nil }
        let isForward = end > offset
        guard scrollView.isPagingEnabled else { return isForward ? end - length : end + length }
        // The last page may be shorter.
        return isForward
            ? ((end / length).rounded(.up) - 1) * length : ((end / length).rounded(.down) + 1) * length
    }

    /// Moves the content to an offset in one step, as dragging the scroll indicator does; for delegates it is one drag.
    private func jump(from start: CGPoint, _ axis: ScrollAxis, _ distance: CGFloat, to place: CGFloat) {
        let slop = UIPanGestureRecognizer.hysteresis
        move(from: start, axis, [((distance > 0 ? 1 : -1) * slop, .seconds(1) / DisplayFrames.rate)]) {
            scrollView.contentOffset[axis] = place
            DisplayFrames.pass(Self.stayTime)
        }
    }

    /// Brings a finger down, moves it to each of some distances from there in given times, and lifts it.
    private func move(
        from start: CGPoint, _ axis: ScrollAxis, _ steps: [(distance: CGFloat, time: Duration)],
        _ atEnd: () -> Void
    ) {
        let finger = SyntheticTouch(at: start)
        finger.begin()
        for (distance, time) in steps where finger.isDown {
            let offset = onScreen(distance, axis)
            finger.move(to: CGPoint(x: start.x + offset.x, y: start.y + offset.y), over: time)
        }
        atEnd()
        if finger.isDown { finger.end() }
    }

    /// Lets time pass until the content is at rest.
    func rest() { Self.rest([scrollView]) }

    /// Lets time pass until the contents of all of some scroll views are at rest.
    static func rest(_ scrollViews: [UIScrollView]) {
        let clock = UIApplication.shared.clock
        let end = clock.now.advanced(by: longestRest)
        while scrollViews.contains(where: { $0.isDecelerating || $0.isScrollAnimating }), clock.now < end {
            DisplayFrames.pass(.seconds(1) / DisplayFrames.rate)
        }
        UIApplication.shared.commit()
    }
}
