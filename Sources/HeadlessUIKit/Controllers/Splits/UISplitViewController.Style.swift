extension UISplitViewController {
    /// The maximum number of columns.
    public enum Style: Int, Sendable {
        /// A primary column and a secondary one.
        case doubleColumn = 1
        /// A primary column, a supplementary one and a secondary one.
        case tripleColumn
    }
}
