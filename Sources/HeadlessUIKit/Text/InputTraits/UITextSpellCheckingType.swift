/// Whether a text input wants its spelling checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The keyboard's default.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
