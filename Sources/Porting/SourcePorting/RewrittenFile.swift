/// A file after rewriting.
public struct RewrittenFile: Equatable, Sendable {
    /// The path of the original file.
    public let path: String
    /// The new source.
    public let text: String
    /// What was rewritten, and what could not be.
    public let report: FileReport
}
