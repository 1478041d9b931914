extension Publishers {
    /// How many values a buffer requests.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// So many that it is full.
        case keepFull
        /// All, whatever is requested of it.
        case byRequest
    }
}
