import TimeLapse

/// What moves a view on the screen.
package struct ViewMotion {
    /// The view whose animation it is: the one that moves, or one that it is in.
    package let view: UIView
    /// What of that view is animated; `nil` if its content moves by itself, as while it scrolls.
    package let property: String?
    /// When it stands still; `nil` if that is not known.
    package let end: VirtualClock.Instant?
}

extension UIView {
    /// What moves the view on the screen, by itself or with one that it is in; `nil` if it is still.
    ///
    /// An animation that waits to begin counts, for it does so without further notice.
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

    /// Whether an animation of the view keeps touches away from it, and from all that is in it.
    package final var isBlockedByAnimation: Bool { flags.contains(.isBlockedByAnimation) }

    /// When the animations that keep touches away are over; `nil` if that is not known.
    package final var blockingAnimationsEnd: VirtualClock.Instant? {
        var latest: VirtualClock.Instant?
        for animation in layerAnimations where animation.blocksTouches {
            guard let end = animation.end else { return nil }
            latest = max(latest ?? end, end)
        }
        return latest
    }
}
