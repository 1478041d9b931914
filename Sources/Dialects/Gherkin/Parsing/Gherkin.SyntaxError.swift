extension Gherkin {
    /// One error in a feature's text, or in a condition on tags.
    public struct SyntaxError: Error, Hashable, CustomStringConvertible {
        /// The line, counted from 1; of an end that comes too early, the one after the last.
        public let line: Int
        /// The column, counted from 1; 0 at the end of the text.
        public let column: Int
        /// What is wrong, as a sentence.
        public let message: String

        /// The error with its place: `3:5: …`.
        public var description: String { "\(line):\(column): \(message)" }
    }
}
