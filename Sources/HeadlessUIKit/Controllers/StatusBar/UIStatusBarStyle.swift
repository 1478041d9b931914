/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark where the interface is light, light where it is dark.
    case `default` = 0
    /// Light, for a dark background.
    case lightContent = 1
    /// Dark, for a light background.
    case darkContent = 3
}
