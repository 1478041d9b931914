/// The visual level of an interface: elevated content is a little lighter in dark appearance.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The main content.
    case base
    /// Content in front of it.
    case elevated
}
