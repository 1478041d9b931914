import FailureReporting

extension UITouch {
    /// The default radius of a touch, in points: about a finger tip's.
    package nonisolated static let standardRadius: CGFloat = 20

    /// The tolerance of every touch's radius, in points; chosen here.
    package nonisolated static let standardRadiusTolerance: CGFloat = 5

    /// The greatest force of a finger, as commonly reported of phones with a pressure-sensitive screen.
    package nonisolated static let maximumFingerForce: CGFloat = 20 / 3

    /// The greatest force of a pencil, as commonly reported.
    package nonisolated static let maximumPencilForce: CGFloat = 25 / 6

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

extension UITouch {
    /// The touch as the observer of a test learns of it.
    final var observed: ObservedTouch {
        ObservedTouch(
            ObjectIdentifier(self), x: screenLocation.x, y: screenLocation.y, phase: phase.rawValue,
            view: view.map { ObjectIdentifier($0) })
    }
}
