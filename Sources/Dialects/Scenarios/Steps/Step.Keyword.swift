extension Step {
    /// The word that a step begins with.
    public enum Keyword: String, CaseIterable, Sendable {
        /// A step that sets up the situation.
        case given = "Given"
        /// A step that acts.
        case when = "When"
        /// A step that checks the result.
        case then = "Then"
        /// Another step of the same kind as the one before.
        case and = "And"
        /// The same, for an exception.
        case but = "But"
        /// A step of any kind, as in a list.
        case any = "*"
    }
}
