/// Whether a text input asks for its spelling to be checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As suits the keyboard.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
