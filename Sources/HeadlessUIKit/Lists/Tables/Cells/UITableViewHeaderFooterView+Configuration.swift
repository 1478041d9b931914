import Foundation

extension UITableViewHeaderFooterView {
    /// A closure that updates a view for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            UITableViewHeaderFooterView, UIViewConfigurationState
        ) -> Void

    /// The content configuration; `nil`, the default, for the view's labels.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { host.content }
        set {
            if newValue != nil { removeLabels() }
            let shown =
                automaticallyUpdatesContentConfiguration
                ? newValue?.updated(for: configurationState) : newValue
            host.show(shown, in: contentView)
            ViewTree.change(self)
            setNeedsLayout()
        }
    }

    /// Returns a header's list content configuration without texts: a grouped table's, if the view is in one.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = table?.style ?? .plain == .plain
        let content: UIListContentConfiguration = isPlain ? .plainHeader() : .groupedHeader()
        return content.updated(for: configurationState)
    }

    /// The background configuration; `nil`, the default, for ``backgroundView``, which setting one removes.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { host.background }
        set {
            if newValue != nil { backgroundView = nil }
            let updates = automaticallyUpdatesBackgroundConfiguration
            host.showBackground(updates ? newValue?.updated(for: configurationState) : newValue, in: self)
            ViewTree.change(self)
        }
    }

    /// The state that configurations adapt to.
    public final var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Requests a call of ``updateConfiguration(using:)`` before the view is next laid out or queried.
    public final func setNeedsUpdateConfiguration() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configurations for the state, if an update is pending.
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
