/// Whether a text input wants straight quotes to become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The keyboard's default.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
