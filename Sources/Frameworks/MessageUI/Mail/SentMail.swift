/// A mail that the user sent from the application.
public struct SentMail: Hashable, Sendable {
    /// A file that is sent with a mail.
    public struct Attachment: Hashable, Sendable {
        /// What is in the file.
        public let data: Data
        /// The type of the file, such as `text/plain`.
        public let mimeType: String
        /// The name of the file.
        public let fileName: String
    }

    /// The recipients.
    public let to: [String]
    /// The recipients of copies.
    public let cc: [String]
    /// The recipients of copies whom the others do not see.
    public let bcc: [String]
    /// The subject.
    public let subject: String
    /// The text.
    public let body: String
    /// Whether the application set the text as HTML.
    public let isHTML: Bool
    /// The files.
    public let attachments: [Attachment]
    /// The address that the application wants to send from; empty if it set none.
    public let preferredSender: String
}
