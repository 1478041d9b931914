import Foundation
import HeadlessUIKit

/// A view that is to be touched, with what is known of the way to it.
@MainActor
package struct HitTarget {
    package let view: UIView
    /// Where to touch it, in the screen's coordinates.
    package let point: CGPoint
    /// The view that lets touches through to what it is in: the target itself, as labels do, or one above it.
    let passage: UIView?

    /// Finds the way to `view`, or what stands in it.
    ///
    /// - Parameter point: where to touch it, in the screen's coordinates; where it can be seen if `nil`.
    package static func find(_ view: UIView, at point: CGPoint? = nil) -> Result<HitTarget, HitObstacle> {
        let application = UIApplication.shared
        application.commit()
        let window: UIWindow
        switch shownWindow(of: view) {
        case .failure(let obstacle): return .failure(obstacle)
        case .success(let shown): window = shown
        }
        if let obstacle = obstacle(on: view) { return .failure(obstacle) }
        switch point.map({ reachable($0, of: view, in: window) }) ?? visiblePoint(of: view, in: window) {
        case .failure(let obstacle): return .failure(obstacle)
        case .success(let point):
            let target = HitTarget(view: view, point: point, passage: outermostPassage(of: view))
            return target.obstacleAtPoint(in: application).map { .failure($0) } ?? .success(target)
        }
    }

    /// The window that the view is in, which must be on the current application's screen.
    package static func shownWindow(of view: UIView) -> Result<UIWindow, HitObstacle> {
        guard let window = view.window else { return .failure(.notInWindow) }
        guard !window.isHidden, let application = window.application else {
            return .failure(.windowNotShown(window))
        }
        // Touches go to the current application, and would come to nothing or to somebody else.
        guard application === UIApplication.shared else { return .failure(.inOtherApplication(window)) }
        return .success(window)
    }

    /// What about the view, or one above it, keeps touches away wherever they are.
    private static func obstacle(on view: UIView) -> HitObstacle? {
        for step in view.lineage {
            if step.isHidden { return .hidden(step) }
            if step.alpha < UIView.touchableAlpha { return .transparent(step) }
            // What is no control may be there to be seen only, and what it is in be there to be touched.
            if !step.isUserInteractionEnabled, view is UIControl { return .interactionDisabled(step) }
        }
        if let control = view as? UIControl, !control.isEnabled { return .disabled(control) }
        return nil
    }

    /// The highest view from `view` upwards that is without user interaction.
    private static func outermostPassage(of view: UIView) -> UIView? {
        view.lineage.last { !$0.isUserInteractionEnabled }
    }

    /// What it comes to that nobody wants a touch which was let through.
    package var obstacleIfUnclaimed: HitObstacle? {
        passage.map { $0 === view ? .passesTouchesOn : .interactionDisabled($0) }
    }

    /// The view's middle, or the middle of what clipping views and the window leave of it.
    private static func visiblePoint(of view: UIView, in window: UIWindow) -> Result<CGPoint, HitObstacle> {
        var rect = view.bounds
        guard rect.width > 0, rect.height > 0 else { return .failure(.hasNoSize(view)) }
        let middle = rect.center
        var step = view
        while true {
            if step.clipsToBounds || step === window {
                let visible = rect.intersection(step.bounds)
                guard visible.width > 0, visible.height > 0 else {
                    return .failure(step === window ? .outsideWindow(window) : .clipped(by: step))
                }
                rect = visible
            }
            guard step !== window, let superview = step.superview else { break }
            rect = step.convertToSuperview(rect)
            guard rect.width > 0, rect.height > 0 else { return .failure(.hasNoSize(step)) }
            step = superview
        }
        let centre = view.convert(middle, to: window)
        return .success(window.convertToScreen(rect.contains(centre) ? centre : rect.center))
    }

    /// A point of the view, unless it is outside a view that clips it, or the window.
    private static func reachable(_ point: CGPoint, of view: UIView, in window: UIWindow)
        -> Result<CGPoint, HitObstacle>
    {
        for step in view.lineage where step.clipsToBounds || step === window {
            guard step.bounds.contains(step.convertFromScreen(point)) else {
                return .failure(.pointOutside(step, point))
            }
        }
        return .success(point)
    }

    /// What the touch would come to instead of the view.
    private func obstacleAtPoint(in application: UIApplication) -> HitObstacle? {
        guard let hit = application.hitTest(point, with: nil)?.view else {
            return passage is UIWindow ? obstacleIfUnclaimed : .notHitAtAll
        }
        if hit.isDescendant(of: view) { return nil }
        // A view in front of it covers it. One that it is in gets the touch in its place: that is where a
        // label's touches go, but for any other view it means that its superviews do not reach so far.
        guard view.isDescendant(of: hit) else { return .covered(by: hit) }
        guard passage != nil else { return .notHit(insteadOf: hit, outside: superviewNotReachingPoint()) }
        if let control = hit as? UIControl, !control.isEnabled { return .disabled(control) }
        return nil
    }
}

extension HitTarget {
    /// The first view from the target upwards that does not take the point for its own.
    private func superviewNotReachingPoint() -> UIView? {
        view.lineage.first { !$0.point(inside: $0.convertFromScreen(point), with: nil) }
    }
}

extension UIView {
    /// Why a touch at the view's middle would not reach it, as a clause; `nil` if it would.
    ///
    /// It is asked with layout done, for a query or a report.
    package var reasonNotHittable: String? {
        switch HitTarget.find(self) {
        case .success: nil
        case .failure(let obstacle): obstacle.reason(for: self)
        }
    }
}
