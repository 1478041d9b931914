/// Whether a text input asks for hyphens to be made dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// As suits the keyboard.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
