/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Nothing is said of it.
    case unspecified
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}
