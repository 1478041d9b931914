extension UIPageViewController {
    /// The direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward
        /// To the previous page.
        case reverse
    }
}
