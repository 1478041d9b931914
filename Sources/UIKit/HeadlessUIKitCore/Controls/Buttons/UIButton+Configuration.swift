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
