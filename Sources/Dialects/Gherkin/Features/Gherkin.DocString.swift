extension Gherkin {
    /// A text of several lines below a step.
    public struct DocString: Sendable, Hashable {
        /// What kind of text it is, as behind its first delimiter; `nil` if that is not said.
        public let mediaType: String?
        /// The lines, without the indentation of the delimiter.
        public let content: String

        /// Makes a doc string, as a parser does.
        public init(mediaType: String? = nil, content: String) {
            self.mediaType = mediaType
            self.content = content
        }
    }
}
