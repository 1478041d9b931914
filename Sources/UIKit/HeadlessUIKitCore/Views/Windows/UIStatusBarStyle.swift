/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark where the interface is light, light where it is dark.
    case `default`
    /// Light, for a dark background.
    case lightContent
    /// Dark, for a light background.
    case darkContent = 3
}
