import TimeLapse

/// The animation or scrolling that moves a view on the screen.
package struct ViewMotion {
    /// The view that is animated: the one that moves, or an ancestor.
    package let view: UIView
    /// The animated property; `nil` if the view's content moves without one, for example while it scrolls.
    package let property: String?
    /// When the motion ends; `nil` if unknown.
    package let end: VirtualClock.Instant?
}

extension UIView {
    /// The motion of the view on the screen, its own or an ancestor's; `nil` if it is at rest.
    ///
    /// An animation that waits to begin counts, because it begins without further notice.
    ///
    /// - Complexity: O(depth).
    package final var motionOnScreen: ViewMotion? {
        FreedElsewhere.collect()
        var next: UIView? = self
        while let step = next {
            if let motion = step.ownMotion(of: self) { return motion }
            next = step.nextSuperview
        }
        return nil
    }

    private func ownMotion(of target: UIView) -> ViewMotion? {
        var property: String?
        var end: VirtualClock.Instant?
        for animation in layerAnimations
        where animation.movement == .layer || animation.movement == .content && self !== target {
            if property == nil {
                (property, end) = (animation.movedProperty, animation.end)
            } else {
                end = end.flatMap { end in animation.end.map { max(end, $0) } }
            }
        }
        if let property { return ViewMotion(view: self, property: property, end: end) }
        return self !== target && movesContent ? ViewMotion(view: self, property: nil, end: nil) : nil
    }

    package final var isBlockedByAnimation: Bool { flags.contains(.isBlockedByAnimation) }

    /// Whether UIKit's own animations alone block touches, such as a transition.
    package final var isBlockedByFramework: Bool {
        layerAnimations.allSatisfy { !$0.blocksTouches || $0.isOfFramework }
    }

    /// When the animations that block touches end; `nil` if unknown.
    package final var blockingAnimationsEnd: VirtualClock.Instant? {
        var latest: VirtualClock.Instant?
        for animation in layerAnimations where animation.blocksTouches {
            guard let end = animation.end else { return nil }
            latest = max(latest ?? end, end)
        }
        return latest
    }
}
