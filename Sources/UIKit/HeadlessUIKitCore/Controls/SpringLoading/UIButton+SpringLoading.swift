extension UIButton: UISpringLoadedInteractionSupporting {
    /// A spring that presses the button.
    final func makeSpring() -> OwnSpring {
        OwnSpring { [weak self] _ in
            self?.isEnabled ?? false
        } _: { [weak self] _ in
            self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
    }
}
