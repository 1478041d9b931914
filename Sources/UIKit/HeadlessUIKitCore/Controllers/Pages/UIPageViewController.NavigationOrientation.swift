extension UIPageViewController {
    /// The axis along which pages are ordered.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
