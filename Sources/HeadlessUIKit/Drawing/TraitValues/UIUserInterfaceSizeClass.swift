/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Nothing is said of it.
    case unspecified
    /// Little.
    case compact
    /// Enough for more than one thing beside each other.
    case regular
}
