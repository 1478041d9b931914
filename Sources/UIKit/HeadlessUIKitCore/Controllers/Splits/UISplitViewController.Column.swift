extension UISplitViewController {
    /// A column of a split view controller.
    public enum Column: Int, Sendable {
        /// At the leading edge: usually a list to choose from.
        case primary
        /// Between the two others.
        case supplementary
        /// At the trailing edge: usually the chosen content.
        case secondary
        /// Replaces all others where there is room for one column only.
        case compact
    }
}
