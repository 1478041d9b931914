extension UISearchBar {
    /// How much a search bar stands out.
    public enum Style: UInt, Sendable {
        /// As suits what it is in.
        case `default` = 0
        /// With a background of its own.
        case prominent = 1
        /// Without one.
        case minimal = 2
    }
}
