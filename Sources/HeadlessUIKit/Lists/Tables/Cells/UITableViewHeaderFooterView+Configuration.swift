import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
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
            showContent(newValue)
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
        set { showBackground(newValue) }
    }

    /// The state that configurations adapt to.
    public final var configurationState: UIViewConfigurationState { viewState }

    /// Requests a call of ``updateConfiguration(using:)`` before the view is next laid out or queried.
    public final func setNeedsUpdateConfiguration() {
        requestUpdate()
    }

    final func callUpdateHandler(_ state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }
}
