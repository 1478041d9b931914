extension UISplitViewController {
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
