extension UISplitViewController {
    /// The maximum number of columns.
    public enum Style: Int, Sendable {
        /// A primary column and a secondary one, of a controller that was made without a style.
        case unspecified
        /// A primary column and a secondary one.
        case doubleColumn
        /// A primary column, a supplementary one and a secondary one.
        case tripleColumn
    }
}
