extension Gherkin {
    /// What is wrong in a feature's text, in the order of the lines.
    public struct SyntaxErrors: Error, Hashable, CustomStringConvertible {
        /// At least one error.
        public let errors: [SyntaxError]

        /// The errors, one in a line.
        public var description: String { errors.map(\.description).joined(separator: "\n") }
    }

    /// One error in a feature's text.
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
