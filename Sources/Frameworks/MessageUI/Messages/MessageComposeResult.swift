/// How a message ended.
public enum MessageComposeResult: Int, Sendable {
    /// The user cancelled it.
    case cancelled
    /// The user sent it.
    case sent
    /// It could not be sent; never here.
    case failed
}
