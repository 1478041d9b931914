/// Where a bar is, which decides which of its images is shown.
public enum UIBarPosition: Int, Sendable, Hashable {
    /// Anywhere.
    case any
    /// At the bottom of its screen.
    case bottom
    /// At the top of its screen.
    case top
    /// At the top, with its background extended under the status bar.
    case topAttached
}
