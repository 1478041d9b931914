import Foundation

extension UITableViewCell {
    /// What is called to bring a cell in line with its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// What the cell shows, as a value; `nil`, as from the start, for its labels and its picture.
    ///
    /// The view that shows it is in ``contentView`` and as large as that. The cell's own labels and picture leave it.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set {
            if newValue != nil { parts.removeFromCell() }
            let shown =
                automaticallyUpdatesContentConfiguration
                ? newValue?.updated(for: configurationState) : newValue
            host.show(shown, in: contentView)
            ViewTree.change(self)
            if !host.isUpdating { table?.contentDidChange(in: self) }
        }
    }

    /// Content as the cell's style has it, to begin with: with no text yet.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let content: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .value1, .value2: .valueCell()
            case .subtitle: .subtitleCell()
            }
        return content.updated(for: configurationState)
    }

    /// What is behind the content, as a value; `nil`, as from the start, for ``backgroundView``, which it takes away.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set {
            if newValue != nil { backgroundView = nil }
            let updates = automaticallyUpdatesBackgroundConfiguration
            host.showBackground(updates ? newValue?.updated(for: configurationState) : newValue, in: self)
            ViewTree.change(self)
        }
    }

    /// What configurations look at: whether the cell is selected, highlighted, edited and so on.
    public final var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = table?.reordering?.cell === self
        return state
    }

    /// Asks for ``updateConfiguration(using:)`` before the cell is next looked at.
    public final func setNeedsUpdateConfiguration() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings configurations in line with the state, if that is waited for.
    final func updateConfigurationIfNeeded() {
        host.updateIfNeeded {
            let state = configurationState
            host.update(
                for: state, content: automaticallyUpdatesContentConfiguration,
                background: automaticallyUpdatesBackgroundConfiguration, in: contentView, of: self)
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }
}

extension UITableView {
    /// Has the height of a cell that shows other things be looked at anew.
    final func contentDidChange(in cell: UITableViewCell) {
        guard cell.table === self, let path = cell.rowPath, geometry.contains(path) else { return }
        guard geometry.sections[path.section].hasEstimatedRows else { return }
        geometry.forget(path)
        setNeedsLayout()
    }
}
