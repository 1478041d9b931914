extension Gherkin {
    /// A table below a step.
    public struct Table: Sendable, Hashable {
        /// The cells row by row; all rows have the same number.
        public let rows: [[String]]

        /// Makes a table of rows.
        public init(rows: [[String]]) {
            self.rows = rows
        }
    }
}
