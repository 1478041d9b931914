/// Whether a text input wants its spelling checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The keyboard's default.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
