/// How a mail ended.
public enum MFMailComposeResult: Int, Sendable {
    /// The user cancelled it, and deleted the draft.
    case cancelled
    /// The user cancelled it, and saved the draft.
    case saved
    /// The user sent it.
    case sent
    /// It could not be sent; never here.
    case failed
}
