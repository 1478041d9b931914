extension UICellConfigurationState {
    /// A cell's part in a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
}
