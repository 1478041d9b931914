/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// By fading.
    case fade
    /// By sliding in or out at the top.
    case slide
}
