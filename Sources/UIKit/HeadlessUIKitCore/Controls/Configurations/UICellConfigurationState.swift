/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has keyboard focus.
    public var isFocused = false
    /// Whether the cell is pinned while the rest scrolls.
    public var isPinned = false
    /// Whether the list is in editing mode.
    public var isEditing = false
    /// Whether the item's children are shown.
    public var isExpanded = false
    /// Whether the cell shows its swipe actions.
    public var isSwiped = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    /// The cell's part in a drag.
    public var cellDragState = DragState.none
    /// The cell's part in a drop.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which all flags are `false`.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The application's custom value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The flags that the system's configurations read, from a view's state or a cell's.
struct ConfigurationFlags {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false

    init(_ state: any UIConfigurationState) {
        guard let state = state as? any SystemConfigurationState else { return }
        isDisabled = state.isDisabled
        isHighlighted =
            state.isHighlighted || (state as? UICellConfigurationState)?.cellDropState == .targeted
        isSelected = state.isSelected
    }
}

/// The state of a view or a cell, and not one that the application defines.
package protocol SystemConfigurationState: UIConfigurationState {
    var isDisabled: Bool { get set }
    var isHighlighted: Bool { get }
    var isSelected: Bool { get }
}

extension UICellConfigurationState: SystemConfigurationState {}

extension UIViewConfigurationState: SystemConfigurationState {}
