/// Whether a text input wants spaces adjusted where words are pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The keyboard's default.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}
