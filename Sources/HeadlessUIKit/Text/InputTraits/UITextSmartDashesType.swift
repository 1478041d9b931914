/// Whether a text input wants hyphens to become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// The keyboard's default.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
