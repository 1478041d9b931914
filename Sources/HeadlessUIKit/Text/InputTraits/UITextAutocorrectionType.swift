/// Whether a text input wants words corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The keyboard's default.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
