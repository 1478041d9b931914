/// A cell, header or footer of a table, whose configurations adapt to its state.
@MainActor
protocol ConfiguredView: UIView {
    associatedtype State: SystemConfigurationState

    var host: ContentHost { get }
    var contentView: UIView { get }
    var backgroundView: UIView? { get set }
    var configurationState: State { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }

    func updateConfiguration(using state: State)

    /// Calls the closure that updates the view for a state, if it has one.
    func callUpdateHandler(_ state: State)

    /// The size by the constraints in the content view; `nil` without any.
    func sizeByContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority)
        -> CGSize?

    /// The size that fits, without constraints.
    func sizeByParts(_ room: CGSize) -> CGSize
}

extension ConfiguredView {
    /// The state as far as it is that of any view.
    var viewState: State {
        var state = State(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Shows a content configuration, for the present state unless the view does not update it by itself.
    func showContent(_ configuration: (any UIContentConfiguration)?) {
        let updates = automaticallyUpdatesContentConfiguration
        host.show(updates ? configuration?.updated(for: configurationState) : configuration, in: contentView)
        ViewTree.change(self)
    }

    /// Shows a background configuration, likewise, in place of the background view.
    func showBackground(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil { backgroundView = nil }
        let updates = automaticallyUpdatesBackgroundConfiguration
        host.showBackground(
            updates ? configuration?.updated(for: configurationState) : configuration, in: self)
        ViewTree.change(self)
    }

    /// Requests an update of the configurations before the view is next laid out.
    func requestUpdate() {
        host.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configurations for the state, if an update is pending, and then the view by its own methods.
    func updateConfigurationIfNeeded() {
        host.updateIfNeeded {
            let state = configurationState
            host.update(
                for: state, content: automaticallyUpdatesContentConfiguration,
                background: automaticallyUpdatesBackgroundConfiguration, in: contentView, of: self)
            updateConfiguration(using: state)
            callUpdateHandler(state)
        }
    }
}
