/// Whether a text input wants words corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The keyboard's default.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
