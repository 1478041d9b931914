extension Publishers {
    /// What becomes of values when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// A new value is dropped.
        case dropNewest
        /// The oldest value is dropped.
        case dropOldest
        /// The publisher fails with the error that a closure makes.
        case customError(() -> Failure)
    }
}
