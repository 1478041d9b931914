extension Gherkin {
    /// What is wrong in a feature's text, in the order of the lines.
    public struct SyntaxErrors: Error, Hashable, CustomStringConvertible {
        /// At least one error.
        public let errors: [SyntaxError]

        /// The errors, one in a line.
        public var description: String { errors.map(\.description).joined(separator: "\n") }
    }
}
