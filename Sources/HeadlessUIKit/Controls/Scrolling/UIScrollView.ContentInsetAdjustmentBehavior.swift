extension UIScrollView {
    /// When safe areas are added to the insets of a scroll view's content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``; there are no navigation controllers yet, for which there would be more to it.
        case automatic
        /// On the axes on which content is larger than the view, or always bounces.
        case scrollableAxes
        /// Never.
        case never
        /// On both axes.
        case always
    }
}
