/// Whether a text input wants hyphens to become dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// The keyboard's default.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
