import Swerkin

/// Enums of identifiers: the raw value is the identifier.
extension Accessibility where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var accessibilityIdentifier: String { rawValue }
    /// The elements are found by their identifiers, unless an enum says otherwise.
    public var accessibilityLabel: String { "" }
}
