import HeadlessUIKit

/// A view that can be touched, with the point and the path of the touch.
@MainActor
package struct HitTarget {
    /// Where in a view to touch it.
    package enum Spot {
        /// Its center, or the center of the largest part that can be hit.
        case visible
        /// The same for a part of it, in its own coordinates.
        case visiblePart(CGRect)
        /// A point that an accessibility element names, in the screen's coordinates.
        case activationPoint(CGPoint)
        /// A point that the caller chose, in the screen's coordinates.
        case chosen(CGPoint)
    }

    package let view: UIView
    /// Where to touch it, in the screen's coordinates.
    package let point: CGPoint
    /// The view that lets touches through to its ancestors: the target itself, as labels do, or an ancestor.
    let passage: UIView?

    /// Finds where to touch `view`, or why that is impossible.
    ///
    /// - Parameter whileMoving: whether the view may move on the screen.
    /// - Complexity: O(depth) and one hit test; if the center is covered, one more for each view that covers it, up to a
    ///   limit.
    package static func find(_ view: UIView, at spot: Spot = .visible, whileMoving: Bool = false)
        -> Result<HitTarget, HitObstacle>
    {
        do throws(HitObstacle) {
            return .success(try locate(view, at: spot, whileMoving: whileMoving))
        } catch {
            return .failure(error)
        }
    }

    private static func locate(
        _ view: UIView, at spot: Spot, whileMoving: Bool
    ) throws(HitObstacle) -> HitTarget {
        let application = UIApplication.shared
        application.commit()
        let window = try shownWindow(of: view, in: application).get()
        let passage = try passage(to: view)
        if !whileMoving, let motion = view.motionOnScreen { throw .moving(motion) }
        let target: HitTarget
        let obstacle: HitObstacle?
        switch spot {
        case .visible: return try find(view, view.bounds, passage, in: window, application)
        case .visiblePart(let part): return try find(view, part, passage, in: window, application)
        case .activationPoint(let point):
            if let culprit = limit(of: view, before: point, in: window) {
                throw .pointOutside(culprit, point)
            }
            target = HitTarget(view: view, point: point, passage: passage)
            obstacle = target.obstacleAtPoint(in: application)
        case .chosen(let point):
            if let culprit = limit(of: view, before: point, in: window) {
                throw .chosenPointOutside(culprit, point)
            }
            target = HitTarget(view: view, point: point, passage: passage)
            obstacle = target.obstacleAtChosenPoint(in: application)
        }
        if let obstacle { throw obstacle }
        return target
    }

    /// The view's window, which must be on the current application's screen.
    package static func shownWindow(of view: UIView, in application: UIApplication = .shared)
        -> Result<UIWindow, HitObstacle>
    {
        guard let window = view.window else { return .failure(.notInWindow) }
        guard !window.isHidden, let owner = window.application else {
            return .failure(.windowNotShown(window))
        }
        // Touches go to the current application, and would hit nothing or another view.
        guard owner === application else { return .failure(.inOtherApplication(window)) }
        return .success(window)
    }

    /// The obstacle if nothing handles a touch that was let through.
    package var obstacleIfUnclaimed: HitObstacle? {
        passage.map { $0 === view ? .passesTouchesOn : .interactionDisabled($0) }
    }
}

// MARK: - Ancestors

extension HitTarget {
    /// The highest view from `view` upwards without user interaction, or what keeps all touches from the view or an
    /// ancestor.
    private static func passage(to view: UIView) throws(HitObstacle) -> UIView? {
        let control = view as? UIControl
        var passage: UIView?
        var next: UIView? = view
        while let step = next {
            if step.isHidden { throw .hidden(step) }
            if step.alpha < UIView.touchableAlpha { throw .transparent(step) }
            if !step.isUserInteractionEnabled {
                // A view that is not a control may only be seen, while an ancestor handles touches.
                if control != nil { throw .interactionDisabled(step) }
                passage = step
            } else if step.isBlockedByAnimation {
                throw .blockedByAnimation(step)
            }
            next = step.superview
        }
        if let control, !control.isEnabled { throw .disabled(control) }
        return passage
    }

    /// The rectangle of the window that clipping views leave of a part of the view, and that part's center.
    private static func visiblePart(of view: UIView, _ part: CGRect, in window: UIWindow)
        throws(HitObstacle) -> (rect: CGRect, middle: CGPoint)
    {
        var rect = part
        guard rect.width > 0, rect.height > 0 else { throw .hasNoSize(view) }
        var middle = rect.center
        var step = view
        while true {
            if step.clipsToBounds || step === window {
                let visible = rect.clipped(to: step.bounds)
                guard visible.width > 0, visible.height > 0 else {
                    throw step === window ? .outsideWindow(window) : .clipped(by: step)
                }
                rect = visible
            }
            guard step !== window, let superview = step.superview else { return (rect, middle) }
            middle = step.convertToSuperview(middle)
            rect = step.convertToSuperview(rect)
            guard rect.width > 0, rect.height > 0 else { throw .hasNoSize(step) }
            step = superview
        }
    }

    /// The first view from `view` upwards that clips `point`, or the window if the point is outside it.
    private static func limit(of view: UIView, before point: CGPoint, in window: UIWindow) -> UIView? {
        var next: UIView? = view
        while let step = next {
            if step.clipsToBounds || step === window, !step.bounds.contains(step.convertFromScreen(point)) {
                return step
            }
            next = step.superview
        }
        return nil
    }
}

// MARK: - What a touch would hit

extension HitTarget {
    private static func find(
        _ view: UIView, _ part: CGRect, _ passage: UIView?, in window: UIWindow, _ application: UIApplication
    ) throws(HitObstacle) -> HitTarget {
        let visible = try visiblePart(of: view, part, in: window)
        let middle = visible.rect.contains(visible.middle) ? visible.middle : visible.rect.center
        let target = HitTarget(view: view, point: window.convertToScreen(middle), passage: passage)
        guard let obstacle = target.obstacleAtPoint(in: application) else { return target }
        guard let cover = obstacle.cover else { throw obstacle }
        var search = UncoveredPart(of: visible.rect, of: view, in: window)
        search.takeOff(cover, at: middle)
        while let points = search.pointsToTry {
            let tries = points.map {
                HitTarget(view: view, point: window.convertToScreen($0), passage: passage)
            }
            if tries.indices.allSatisfy({
                search.attempt(points[$0], tries[$0].obstacleAtPoint(in: application))
            }) {
                return tries[0]
            }
        }
        throw obstacle
    }

    /// Why a touch at the point would not hit the view; `nil` if it would.
    private func obstacleAtPoint(in application: UIApplication) -> HitObstacle? {
        guard let hit = application.hitTest(point, with: nil)?.view else {
            return passage is UIWindow ? obstacleIfUnclaimed : .notHitAtAll
        }
        if hit === view { return nil }
        if let taken = hit.controlDeprivedOfTouches, taken === view || view.isDescendant(of: taken) {
            return .taken(by: hit, from: taken)
        }
        if hit.isDescendant(of: view) { return nil }
        // A view in front of it covers it. An ancestor gets the touch instead: that is where a label's touches go, but
        // for any other view it means that the point is outside a superview.
        guard view.isDescendant(of: hit) else {
            if hit.window is KeyboardWindow { return .beneathKeyboard(hit) }
            return hit.isBehind(view, in: application) ? .letsThrough(to: hit) : .covered(by: hit)
        }
        guard passage != nil else { return .notHit(insteadOf: hit, outside: superviewNotReachingPoint()) }
        if let control = hit as? UIControl, !control.isEnabled { return .disabled(control) }
        return nil
    }

    /// The same for a point that may be outside the view.
    private func obstacleAtChosenPoint(in application: UIApplication) -> HitObstacle? {
        let obstacle = obstacleAtPoint(in: application)
        let hit: UIView
        switch obstacle {
        case .covered(by: let view), .letsThrough(to: let view): hit = view
        default: return obstacle
        }
        guard !view.point(inside: view.convertFromScreen(point), with: nil) else { return obstacle }
        return .notHit(insteadOf: hit, outside: view)
    }

    /// The first view from the target upwards that does not contain the point.
    ///
    /// - Complexity: O(depth).
    private func superviewNotReachingPoint() -> UIView? {
        let lineage = view.lineage
        guard let root = lineage.last else { return nil }
        // The point in each view's coordinates, from the root to the target.
        var points = [root.convertFromScreen(point)]
        for step in lineage.dropLast().reversed() {
            points.append(step.convertFromSuperview(points[points.count - 1]))
        }
        return zip(lineage, points.reversed()).first { !$0.point(inside: $1, with: nil) }?.0
    }
}

extension UIView {
    /// Whether another view on the screen, neither an ancestor nor a descendant, is in front of this one.
    ///
    /// - Complexity: O(depth), and O(*n*) in the siblings or windows where their ancestors differ.
    package final func isBehind(_ other: UIView, in application: UIApplication) -> Bool {
        let (mine, others) = (Array(lineage.reversed()), Array(other.lineage.reversed()))
        guard mine[0] === others[0] else {
            let windows = application.shownWindows
            let place = windows.firstIndex { $0 === mine[0] } ?? 0
            return place < windows.firstIndex { $0 === others[0] } ?? 0
        }
        let shared = zip(mine, others).prefix { $0 === $1 }.count
        guard shared < mine.count, shared < others.count else { return false }
        for sibling in mine[shared - 1].subviews {
            if sibling === mine[shared] { return true }
            if sibling === others[shared] { return false }
        }
        return false
    }

    /// Why a touch at the view's center would not hit it, as a clause; `nil` if it would.
    ///
    /// Call it after layout, for a query or a report.
    package var reasonNotHittable: String? {
        switch HitTarget.find(self) {
        case .success: nil
        case .failure(let obstacle): obstacle.reason(for: self)
        }
    }
}
