extension UISplitViewController {
    /// The maximum number of columns.
    public enum Style: Int, Sendable {
        /// A primary column and a secondary one.
        case doubleColumn = 1
        /// A primary column, a supplementary one and a secondary one.
        case tripleColumn
    }

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

    /// Which columns are visible, and whether beside the secondary one or over it.
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the available width.
        case automatic
        /// The secondary column alone.
        case secondaryOnly
        /// One column beside the secondary one.
        case oneBesideSecondary
        /// One column over the secondary one.
        case oneOverSecondary
        /// Two columns beside the secondary one.
        case twoBesideSecondary
        /// Two columns over the secondary one.
        case twoOverSecondary
    }
}
