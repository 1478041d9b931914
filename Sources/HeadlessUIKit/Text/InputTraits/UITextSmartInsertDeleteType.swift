/// Whether a text input wants spaces adjusted where words are pasted or cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The keyboard's default.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
