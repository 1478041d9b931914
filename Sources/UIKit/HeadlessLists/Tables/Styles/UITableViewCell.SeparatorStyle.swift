extension UITableViewCell {
    /// The separator between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none
        /// A line.
        case singleLine
    }
}
