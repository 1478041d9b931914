extension UIScrollView {
    /// When safe areas are added to a scroll view's content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``; what UIKit adds in navigation controllers for content that cannot scroll is not
        /// added.
        case automatic
        /// On the axes on which content is larger than the view, or always bounces.
        case scrollableAxes
        /// Never.
        case never
        /// On both axes.
        case always
    }
}
