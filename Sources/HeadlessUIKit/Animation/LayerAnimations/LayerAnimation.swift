import TimeLapse

/// An animation in force on one view's layer.
@MainActor
class LayerAnimation {
    /// The name that the layer knows it by, if it has one.
    let key: String?
    final private(set) weak var view: UIView?
    /// Whether the view takes no touches as long as it is there.
    let blocksTouches: Bool

    init(key: String?, on view: UIView, blocksTouches: Bool) {
        self.key = key
        self.view = view
        self.blocksTouches = blocksTouches
    }

    /// Puts what is shown now in the place of the values that there would be without it.
    func apply(to values: inout LayerValues) {}

    /// What it moves on the screen: the layer, or what is in it.
    var movement: AnimatedProperty.Movement { .nothing }

    /// What it moves, in a word or two.
    var movedProperty: String { key ?? "layer" }

    /// When it is over; `nil` for never, or not by itself.
    var end: VirtualClock.Instant? { nil }

    /// The animation as an object, as ``CALayer/animation(forKey:)`` gives it.
    var object: CAAnimation { CAAnimation() }

    /// Takes note that it was taken off the layer before its end.
    func wasRemoved() {}
}
