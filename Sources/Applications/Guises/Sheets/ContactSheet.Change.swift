extension ContactSheet {
    /// A screen in a guise that does not look as it was approved.
    public struct Change: Hashable, Sendable {
        /// The screen's name.
        public let screen: String
        /// The guise.
        public let guise: Guise
        /// What differs, in sentences: `UIButton "Log in" moved 8 pt down`; empty if it has not been approved yet.
        public let differences: [String]
    }
}
