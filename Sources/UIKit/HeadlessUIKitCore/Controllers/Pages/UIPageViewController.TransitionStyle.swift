extension UIPageViewController {
    /// The transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages scroll. Page curls are not implemented.
        case scroll = 1
    }
}
