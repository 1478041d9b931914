/// Identifiers that contain the path of their type, so that equal names on different screens differ.
///
/// ```swift
/// struct LoginAccessID {
///     enum Forget: String, PrettyRawRepresentable {
///         case phoneNumber
///     }
/// }
/// forgetPhoneTextField >>> LoginAccessID.Forget.phoneNumber  // "LoginAccessID_Forget_phoneNumber"
/// ```
public protocol PrettyRawRepresentable: RawRepresentable where RawValue == String {
    /// The identifier: the names of the types around the case and its own, joined by `_`.
    var prettyRawValue: RawValue { get }
}

extension PrettyRawRepresentable {
    /// The names of the types around the case and its own, joined by `_`; a raw value that the code spells out is kept.
    ///
    /// The module is left out, and so is a function that the type is declared in.
    public var prettyRawValue: String {
        // A raw value that is implied is the name of the case.
        guard String(describing: self) == rawValue else { return rawValue }
        return (TypePath.names(of: Self.self) + [rawValue]).joined(separator: "_")
    }
}

extension RawRepresentable where RawValue == String {
    /// The text that is set as an identifier and searched for: with its path, if it has one.
    package var identifierText: String {
        (self as? any PrettyRawRepresentable)?.prettyRawValue ?? rawValue
    }
}
