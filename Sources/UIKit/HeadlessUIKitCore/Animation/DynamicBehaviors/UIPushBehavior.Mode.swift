extension UIPushBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous
        /// One instant.
        case instantaneous
    }
}
