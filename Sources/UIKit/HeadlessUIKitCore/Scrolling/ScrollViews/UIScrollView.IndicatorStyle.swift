extension UIScrollView {
    /// The colour of a scroll view's scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Chosen for the content.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }
}
