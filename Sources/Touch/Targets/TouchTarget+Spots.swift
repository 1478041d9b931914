import Foundation
import HeadlessUIKit

/// A target, and where in each of its places a finger comes down.
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
    /// The target, touched at a point of its own coordinates; of the key window's for a point, and from the
    /// upper left corner for an accessibility element that is no view.
    public func point(_ point: CGPoint) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(.point(point)) }
    }

    /// The target, touched at a part of its width and height: (0, 0) is the upper left corner, (1, 1) the lower
    /// right one.
    ///
    /// The right and lower edges themselves belong to what is beside; a touch there goes just inside.
    public func offset(unit: CGPoint) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(.unit(unit)) }
    }

    /// The target, touched at a distance from its middle, in points of its own coordinates.
    public func offset(by offset: CGVector) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(.offset(offset)) }
    }

    /// The target, touched at a corner, at the middle of an edge or in the middle, just inside.
    public func anchor(_ anchor: TouchAnchor) -> SpotOfTarget {
        offset(unit: anchor.unit)
    }

    /// The target, touched also while it moves on the screen, by an animation of its own or of a view that it is
    /// in; it is touched where it will come to rest.
    ///
    /// ```swift
    /// tapOn(card.whileMoving())
    /// ```
    public func whileMoving() -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.whetherItMoves() }
    }

    /// A part of the target, in its own coordinates: touched in its middle, or in the middle of the largest part
    /// that can be hit. What follows, such as ``offset(unit:)``, is within this part.
    public func rect(_ rect: CGRect) -> SpotOfTarget {
        SpotOfTarget(target: self) { $0.with(area: rect) }
    }
}
