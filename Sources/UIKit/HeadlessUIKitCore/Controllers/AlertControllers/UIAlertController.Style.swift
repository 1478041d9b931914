extension UIAlertController {
    /// The two kinds of alerts.
    public enum Style: Int, Sendable {
        /// An action sheet, which slides up from the bottom of the screen.
        case actionSheet
        /// An alert in the middle of the screen.
        case alert
    }
}
