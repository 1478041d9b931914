extension UITableViewCell {
    /// The editing operation for a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It deletes the row.
        case delete
        /// It inserts a row at its position.
        case insert
    }
}
