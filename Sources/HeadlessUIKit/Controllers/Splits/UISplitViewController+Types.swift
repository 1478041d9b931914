extension UISplitViewController {
    /// The maximum number of columns.
    public enum Style: Int, Sendable {
        /// A primary column and a secondary one.
        case doubleColumn = 1
        /// A primary column, a supplementary one and a secondary one.
        case tripleColumn = 2
    }

    /// A column of a split view controller.
    public enum Column: Int, Sendable {
        /// At the leading edge: usually a list to choose from.
        case primary = 0
        /// Between the two others.
        case supplementary = 1
        /// At the trailing edge: usually the chosen content.
        case secondary = 2
        /// Replaces all others where there is room for one column only.
        case compact = 3
    }

    /// Which columns are visible, and whether beside the secondary one or over it.
    public enum DisplayMode: Int, Sendable {
        /// Chosen by the available width.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one.
        case twoOverSecondary = 5
    }
}
