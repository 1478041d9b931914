import Foundation

extension UITouch {
    /// The default radius of a touch, in points: about a finger tip's.
    package nonisolated static let standardRadius: CGFloat = 20

    /// The tolerance of every touch's radius, in points; chosen here.
    package nonisolated static let standardRadiusTolerance: CGFloat = 5

    /// The greatest force of a finger, as commonly reported of phones with a pressure-sensitive screen.
    package nonisolated static let maximumFingerForce: CGFloat = 20 / 3

    /// The greatest force of a pencil, as commonly reported.
    package nonisolated static let maximumPencilForce: CGFloat = 25 / 6

    /// The greatest ``force`` that this kind of touch can have.
    public final var maximumPossibleForce: CGFloat { Self.maximumForce(of: type) }

    /// Returns the location in `view`'s coordinates, as precisely as it is known: the same as its location.
    public final func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the previous location as precisely as it is known: the same as its previous location.
    public final func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Returns a pencil's direction, in radians clockwise from `view`'s x axis; its window's if `nil`.
    public final func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Returns a pencil's direction as a unit vector in `view`'s coordinates; in its window's if `nil`.
    public final func azimuthUnitVector(in view: UIView?) -> CGVector {
        let direction = CGVector(dx: cos(screenAzimuth), dy: sin(screenAzimuth))
        guard let view = view ?? window else { return direction }
        let start = view.convertFromScreen(screenLocation)
        let end = view.convertFromScreen(
            CGPoint(x: screenLocation.x + direction.dx, y: screenLocation.y + direction.dy))
        let length = hypot(end.x - start.x, end.y - start.y)
        // A transform without an inverse leaves no direction; the result is the screen's then.
        guard length.isNormal else { return direction }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    static func maximumForce(of type: TouchType) -> CGFloat {
        type == .pencil ? maximumPencilForce : maximumFingerForce
    }

    static func allowed(_ force: CGFloat, for type: TouchType) -> CGFloat {
        force.isNaN ? 0 : min(max(force, 0), maximumForce(of: type))
    }

    static func allowed(radius: CGFloat) -> CGFloat {
        radius.isFinite ? max(radius, 0) : standardRadius
    }
}
