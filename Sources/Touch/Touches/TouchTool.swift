import HeadlessUIKit

/// What touches the screen: a finger, a pencil, or a pointer with its buttons.
///
/// ```swift
/// dragOn(canvas, from: start, to: end, with: .pencil(force: 2, altitude: .pi / 4))
/// tapOn(row, with: .pointer(buttons: .secondary, modifiers: .command))
/// ```
///
/// An impossible value, such as a negative force or one above the maximum, is a failure when the touch begins.
public struct TouchTool: Sendable, Hashable {
    let type: UITouch.TouchType
    var force: CGFloat
    var radius: CGFloat
    var altitude: CGFloat = .pi / 2
    var azimuth: CGFloat = 0
    var buttons: UIEvent.ButtonMask = []
    var modifiers: UIKeyModifierFlags = []

    /// A finger of usual size and force.
    public static let finger = TouchTool.finger()

    /// A finger.
    ///
    /// - Parameters:
    ///   - force: how hard it presses; 1 is the force of an average touch, 20/3 the maximum.
    ///   - radius: how large the touch is, in points.
    ///   - modifiers: the keys that are held down.
    public static func finger(
        force: CGFloat = 1, radius: CGFloat = 20, modifiers: UIKeyModifierFlags = []
    ) -> TouchTool {
        TouchTool(type: .direct, force: force, radius: radius, modifiers: modifiers)
    }

    /// A pencil.
    ///
    /// - Parameters:
    ///   - force: how hard it presses; 1 is the force of an average touch, 25/6 the maximum.
    ///   - altitude: how steep it stands, in radians: 0 lying flat, a quarter turn when upright.
    ///   - azimuth: where it points to, in radians clockwise from the screen's x axis.
    ///   - modifiers: the keys that are held down.
    public static func pencil(
        force: CGFloat = 1, altitude: CGFloat = .pi / 4, azimuth: CGFloat = 0,
        modifiers: UIKeyModifierFlags = []
    ) -> TouchTool {
        TouchTool(
            type: .pencil, force: force, radius: UITouch.standardRadius, altitude: altitude, azimuth: azimuth,
            modifiers: modifiers)
    }

    /// A pointer that a mouse or a trackpad moves, with a button held down.
    ///
    /// - Parameters:
    ///   - buttons: the buttons that are held down.
    ///   - modifiers: the keys that are held down.
    public static func pointer(
        buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
    ) -> TouchTool {
        TouchTool(
            type: .indirectPointer, force: 1, radius: UITouch.standardRadius, buttons: buttons,
            modifiers: modifiers)
    }
}

extension TouchTool {
    /// Why a touch cannot have these values, as a clause; `nil` if it can.
    @MainActor
    func reasonAgainst(_ touch: UITouch) -> String? {
        if let reason = Self.reasonAgainst(force: force, of: touch) { return reason }
        if !radius.isFinite || radius < 0 { return "\(radius.shortText) is not a radius" }
        if !azimuth.isFinite { return "\(azimuth.shortText) is not an angle" }
        // A right angle may have been computed.
        guard altitude >= 0, altitude <= .pi / 2 + 1e-9 else {
            return "\(altitude.shortText) is not an altitude, from 0 to a quarter turn"
        }
        return nil
    }

    /// Why a touch cannot have a force, as a clause; `nil` if it can.
    @MainActor
    static func reasonAgainst(force: CGFloat, of touch: UITouch) -> String? {
        guard force >= 0, force <= touch.maximumPossibleForce else {
            return "\(force.shortText) is not a force from 0 to \(touch.maximumPossibleForce.shortText)"
        }
        return nil
    }
}
