/// A message that the user sent from the application.
public struct SentMessage: Hashable, Sendable {
    /// The recipients.
    public let recipients: [String]
    /// The subject.
    public let subject: String
    /// The text.
    public let body: String
    /// The names of the files that are sent with it.
    public let attachmentNames: [String]
}
