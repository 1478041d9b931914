import HeadlessUIKit

extension UIAccessibilityIdentification {
    /// Sets the identifier to that of an enum's case, with its path if its enum is a ``PrettyRawRepresentable``.
    public func accessibilityID<Identifier: RawRepresentable>(_ identifier: Identifier)
    where Identifier.RawValue == String {
        accessibilityIdentifier = identifier.identifierText
    }
}

/// Sets the identifier of what is on the left.
infix operator >>>

/// Sets the identifier of what is on the left.
infix operator <<<

/// Sets an identifier: `phoneField >>> LoginAccessID.SignIn.phoneNumber`.
///
/// - Parameters:
///   - object: a view, bar item, alert action, menu element, image or accessibility element; `nil` is ignored.
///   - identifier: the case of an enum, used with its path if the enum is a ``PrettyRawRepresentable``.
@MainActor
public func >>> <Identifier: RawRepresentable>(
    object: (any UIAccessibilityIdentification)?, identifier: Identifier
) where Identifier.RawValue == String {
    object?.accessibilityID(identifier)
}

/// Sets an identifier: `phoneField <<< LoginAccessID.SignIn.phoneNumber`.
///
/// - Parameters:
///   - object: a view, bar item, alert action, menu element, image or accessibility element; `nil` is ignored.
///   - identifier: the case of an enum, used with its path if the enum is a ``PrettyRawRepresentable``.
@MainActor
public func <<< <Identifier: RawRepresentable>(
    object: (any UIAccessibilityIdentification)?, identifier: Identifier
) where Identifier.RawValue == String {
    object?.accessibilityID(identifier)
}
