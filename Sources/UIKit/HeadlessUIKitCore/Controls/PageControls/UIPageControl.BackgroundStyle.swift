extension UIPageControl {
    /// The background behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A background while the user drags along the dots.
        case automatic
        /// A background at all times.
        case prominent
        /// No background.
        case minimal
    }
}
