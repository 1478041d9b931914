extension UISearchBar {
    /// How prominent a search bar is.
    public enum Style: UInt, Sendable {
        /// The style that suits its container.
        case `default`
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }
}
