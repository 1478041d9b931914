// Not overridable: a subclass that is activated otherwise adds an interaction of its own.
extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on the button presses it; `false` unless set.
    public final var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring { [weak self] _ in
                    self?.isEnabled ?? false
                } _: { [weak self] _ in
                    self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
                }
            }
        }
    }
}
