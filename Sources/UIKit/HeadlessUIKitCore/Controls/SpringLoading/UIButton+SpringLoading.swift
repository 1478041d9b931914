extension UIButton: UISpringLoadedInteractionSupporting {
    final func makeSpring() -> OwnSpring {
        OwnSpring { [weak self] _ in
            self?.isEnabled ?? false
        } _: { [weak self] _ in
            self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
    }
}
