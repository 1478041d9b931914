/// The size class of an interface in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified
    /// Little space.
    case compact
    /// Space for several things side by side.
    case regular
}
