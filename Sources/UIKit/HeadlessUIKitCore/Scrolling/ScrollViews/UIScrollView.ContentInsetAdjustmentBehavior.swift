extension UIScrollView {
    /// When safe areas are added to a scroll view's content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``, and always vertically where a navigation or tab bar controller shows a controller
        /// whose view, or whose view's first subview, is the scroll view.
        case automatic
        /// On the axes on which content is larger than the view, or always bounces.
        case scrollableAxes
        /// Never.
        case never
        /// On both axes.
        case always
    }
}
