extension UICellConfigurationState {
    /// A cell's part in a drop.
    public enum DropState: Int, Hashable, Sendable {
        /// No drag is over its list.
        case none
        /// A drag is over its list, but not over the cell.
        case notTargeted
        /// A drag is over the cell.
        case targeted
    }
}
