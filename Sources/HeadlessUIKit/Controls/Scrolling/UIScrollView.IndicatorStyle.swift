extension UIScrollView {
    /// The colour of a scroll view's indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// As suits the content.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }
}
