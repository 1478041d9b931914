import Foundation

extension UIButton {
    /// What a button calls to be told how to look in its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Makes a button that shows a configuration and does `primaryAction`, with its title and picture where the
    /// configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// What is made of the button's state when it next is laid out or measured; called whenever the state changes.
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

    /// Whether the configuration looks by itself as suits the button's state; `true` unless set.
    public final var automaticallyUpdatesConfiguration: Bool {
        get { face?.updatesAutomatically ?? true }
        set { faceForChange.updatesAutomatically = newValue }
    }

    /// Asks for ``updateConfiguration()`` before the button is next laid out or measured.
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

    /// Has the button say what it looks like, if that was asked for.
    final func updateConfigurationIfNeeded() {
        guard let face, face.needsUpdate else { return }
        face.needsUpdate = false
        updateConfiguration()
    }
}
