import Foundation

extension UITableViewCell: ConfiguredView {
    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// The content configuration; `nil`, the default, for the cell's labels and image.
    ///
    /// Its view fills ``contentView``, from which the cell's own labels and image view are removed.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set {
            if newValue != nil { parts.removeFromCell() }
            showContent(newValue)
            if !host.isUpdating { table?.contentDidChange(in: self) }
        }
    }

    /// Returns a list content configuration without texts that matches the cell's style.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        style.content.updated(for: configurationState)
    }

    /// The background configuration; `nil`, the default, for ``backgroundView``, which setting one removes.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set { showBackground(newValue) }
    }

    /// The state that configurations adapt to: whether the cell is selected, highlighted, in editing mode and so on.
    public final var configurationState: UICellConfigurationState {
        var state = viewState
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = table?.reordering?.cell === self
        return state
    }

    /// Requests a call of ``updateConfiguration(using:)`` before the cell is next laid out or queried.
    public final func setNeedsUpdateConfiguration() {
        requestUpdate()
    }

    final func callUpdateHandler(_ state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
}

extension UITableViewCell.CellStyle {
    /// The list content configuration of cells of the style.
    fileprivate var content: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }
}
