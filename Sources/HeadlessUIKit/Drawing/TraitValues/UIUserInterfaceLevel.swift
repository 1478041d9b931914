/// Whether an interface stands in front of another one, which a dark ground shows by being less dark.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// The main content.
    case base = 0
    /// What stands in front of it.
    case elevated = 1
}
