extension UIButton {
    /// A closure that adapts a button's configuration to its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Creates a button with a configuration; the action's title and image fill what it leaves out.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    final var faceForChange: ButtonFace {
        let face = face ?? ButtonFace()
        self.face = face
        return face
    }

    final func updateConfigurationIfNeeded() {
        guard let face, face.needsUpdate else { return }
        face.needsUpdate = false
        updateConfiguration()
    }
}
