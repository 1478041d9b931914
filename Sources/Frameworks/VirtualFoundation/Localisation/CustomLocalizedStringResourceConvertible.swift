/// A type whose values have a text to be looked up.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text of the value.
    var localizedStringResource: LocalizedStringResource { get }
}
