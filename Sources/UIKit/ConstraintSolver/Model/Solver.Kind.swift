extension Solver {
    /// What a variable is, which decides between solutions that are as good.
    package enum Kind: Sendable {
        /// A position, which is zero rather than anything else.
        case position
        /// A size, which is as small as possible once the positions are known.
        case size
        /// Anything else, which is near to zero once the sizes are known.
        case other
    }
}
