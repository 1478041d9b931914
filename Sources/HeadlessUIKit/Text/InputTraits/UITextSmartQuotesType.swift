/// Whether a text input asks for straight quotes to be made curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As suits the keyboard.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
