import Foundation

extension UIButton {
    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Creates a button with a configuration and a primary action; the action's title and image fill what the
    /// configuration leaves out.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Updates the configuration for the button's state; called before layout or measuring whenever the state
    /// changed.
    ///
    /// ```swift
    /// button.configurationUpdateHandler = { button in
    ///     button.configuration?.showsActivityIndicator = !button.isEnabled
    /// }
    /// ```
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { face?.updateHandler }
        set {
            faceForChange.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the configuration adapts to the button's state by itself; `true` by default.
    public final var automaticallyUpdatesConfiguration: Bool {
        get { face?.updatesAutomatically ?? true }
        set { faceForChange.updatesAutomatically = newValue }
    }

    /// Requests a call of ``updateConfiguration()`` before the button is next laid out or measured.
    public final func setNeedsUpdateConfiguration() {
        faceForChange.needsUpdate = true
        setNeedsLayout()
    }

    final var faceForChange: ButtonFace {
        if let face { return face }
        let new = ButtonFace()
        face = new
        return new
    }

    /// Updates the configuration if that was requested.
    final func updateConfigurationIfNeeded() {
        guard let face, face.needsUpdate else { return }
        face.needsUpdate = false
        updateConfiguration()
    }
}
