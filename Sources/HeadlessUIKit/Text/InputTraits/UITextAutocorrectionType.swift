/// Whether a text input asks for words to be corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As suits the keyboard.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
