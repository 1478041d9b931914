extension UITableView {
    /// Which changes resize the visible cells whose size follows from their content.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None: a changed row has its size after the next update or reload.
        case disabled
        /// A new content configuration, and `invalidateIntrinsicContentSize()` of the cell or its content view.
        case enabled
        /// Those, and changed constraints and intrinsic sizes inside the content view.
        case enabledIncludingConstraints
    }
}
