/// Whether a text input wants straight quotes to become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The keyboard's default.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
