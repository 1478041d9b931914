/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a cell is in a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// It is not dragged.
        case none
        /// It is being lifted.
        case lifting
        /// It is dragged.
        case dragging
    }

    /// What a cell is in a drop.
    public enum DropState: Int, Hashable, Sendable {
        /// Nothing is dragged over its list.
        case none
        /// Something is dragged over its list, but not over it.
        case notTargeted
        /// Something is dragged over it.
        case targeted
    }

    /// What the cell is shown by.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether it is touched.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether keys go to it.
    public var isFocused = false
    /// Whether it stays where it is while the rest scrolls.
    public var isPinned = false
    /// Whether its list is edited.
    public var isEditing = false
    /// Whether what is below it is shown.
    public var isExpanded = false
    /// Whether it is moved aside for its actions.
    public var isSwiped = false
    /// Whether it is being moved to another place.
    public var isReordering = false
    /// What it is in a drag.
    public var cellDragState = DragState.none
    /// What it is in a drop.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell that is not touched, chosen or the like.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Something of one's own; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What the system's own configurations ask of a state, be it a view's or a cell's.
struct ConfigurationFlags {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false

    init(_ state: any UIConfigurationState) {
        switch state {
        case let state as UICellConfigurationState:
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted || state.cellDropState == .targeted
            isSelected = state.isSelected
        case let state as UIViewConfigurationState:
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
        default: break
        }
    }
}
