import HeadlessUIKit

/// A target with the point at which a finger touches each of its views.
@MainActor
public struct SpotOfTarget: TouchTarget {
    let target: any TouchTarget
    let change: @MainActor (TouchPlace) -> TouchPlace

    /// The target's places, each with the spot in it.
    public func touchPlaces(for gesture: String) -> [TouchPlace] {
        target.touchPlaces(for: gesture).map { change($0) }
    }
}

extension TouchTarget {
    /// The target, touched at a point of its own coordinates.
    ///
    /// If the target is a point, these are the key window's; for an accessibility element that is not a view, they start
    /// at its upper left corner.
    public func point(_ point: CGPoint) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(.point(point)) }
    }

    /// The target, touched at a part of its width and height: (0, 0) is the upper left corner, (1, 1) the lower
    /// right one.
    ///
    /// The right and lower edges are not part of the target; a touch there goes just inside.
    public func offset(unit: CGPoint) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(.unit(unit)) }
    }

    /// The target, touched at an offset from its center, in points of its own coordinates.
    public func offset(by offset: CGVector) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(.offset(offset)) }
    }

    /// The target, touched just inside a corner or the middle of an edge, or at its center.
    public func anchor(_ anchor: TouchAnchor) -> SpotOfTarget {
        offset(unit: anchor.unit)
    }

    /// The target, touched even while it moves on the screen, by its own animation or an ancestor's.
    ///
    /// It is touched where it will be when the animation ends.
    ///
    /// ```swift
    /// tapOn(card.whileMoving())
    /// ```
    public func whileMoving() -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.touchableWhileMoving() }
    }

    /// A part of the target, in its own coordinates: touched at its center, or at the center of the largest part that
    /// can be hit. A following ``offset(unit:)`` and the like are within this part.
    public func rect(_ rect: CGRect) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(area: rect) }
    }
}
