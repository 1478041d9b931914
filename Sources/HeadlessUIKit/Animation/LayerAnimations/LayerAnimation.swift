import TimeLapse

/// A running animation of one view's layer.
@MainActor
class LayerAnimation {
    /// The layer's key for it, if it has one.
    let key: String?
    final private(set) weak var view: UIView?
    /// Whether it blocks touches to the view.
    let blocksTouches: Bool

    init(key: String?, on view: UIView, blocksTouches: Bool) {
        self.key = key
        self.view = view
        self.blocksTouches = blocksTouches
    }

    /// Replaces the values without it with the displayed ones.
    func apply(to values: inout LayerValues) {}

    /// What it moves on the screen: the layer, or its content.
    var movement: AnimatedProperty.Movement { .nothing }

    /// A short name of what it animates.
    var movedProperty: String { key ?? "layer" }

    /// When it ends; `nil` for never, or not without further calls.
    var end: VirtualClock.Instant? { nil }

    /// The animation as an object, for ``CALayer/animation(forKey:)``.
    var object: CAAnimation { CAAnimation() }

    /// Called when the time of the layer changed, or of one that it is in.
    func timingDidChange() {}

    /// Called when it was removed from the layer before its end.
    func wasRemoved() {}
}
