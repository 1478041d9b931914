/// Whether a text input asks for spaces to be put right where words are pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As suits the keyboard.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
