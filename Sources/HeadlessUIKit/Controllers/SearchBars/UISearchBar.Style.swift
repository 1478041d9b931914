extension UISearchBar {
    /// How prominent a search bar is.
    public enum Style: UInt, Sendable {
        /// The style that suits its container.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }
}
