extension Step {
    /// The word that a step begins with.
    public enum Keyword: String, CaseIterable, Sendable {
        /// A step that brings about the situation.
        case given = "Given"
        /// A step that acts.
        case when = "When"
        /// A step that checks.
        case then = "Then"
        /// Another step of the kind before.
        case and = "And"
        /// Another step of the kind before, said of an exception.
        case but = "But"
    }
}
