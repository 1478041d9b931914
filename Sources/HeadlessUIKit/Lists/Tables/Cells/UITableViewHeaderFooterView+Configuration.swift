import Foundation

extension UITableViewHeaderFooterView {
    /// What is called to bring a view in line with its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            UITableViewHeaderFooterView, UIViewConfigurationState
        ) -> Void

    /// What the view shows, as a value; `nil`, as from the start, for its labels.
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

    /// Content as headers have it, to begin with: those of a grouped table where the view is in one.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = table?.style ?? .plain == .plain
        let content: UIListContentConfiguration = isPlain ? .plainHeader() : .groupedHeader()
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

    /// What configurations look at.
    public final var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for ``updateConfiguration(using:)`` before the view is next looked at.
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
