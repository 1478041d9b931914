extension UITableViewCell {
    /// How a cell shows that it is selected; ``none`` hides ``selectedBackgroundView``, the others are the same here.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// The same as the default.
        case blue
        /// The same as the default.
        case gray
        /// The selected background.
        case `default`
    }
}
