import TimeLapse

/// A running animation of one view's layer.
@MainActor
class LayerAnimation {
    let key: String?
    // Not a weak variable: with one, each retain of the view would take longer from then on.
    final let viewReference: WeakReference<UIView>
    final var view: UIView? { viewReference.object }
    let blocksTouches: Bool

    init(key: String?, on view: UIView, blocksTouches: Bool) {
        self.key = key
        viewReference = view.existingOrNewExtras.sharedReference(to: view)
        self.blocksTouches = blocksTouches
    }

    /// Whether UIKit has begun it by itself, and no application can begin it with other options.
    var isOfFramework: Bool { false }

    /// Replaces the values without it with the displayed ones.
    func apply(to values: inout LayerValues) {}

    /// What it moves on the screen: the layer, or its content.
    var movement: AnimatedProperty.Movement { .nothing }

    var movedProperty: String { key ?? "layer" }

    /// When it ends; `nil` for never, or not without further calls.
    var end: VirtualClock.Instant? { nil }

    /// The animation as an object, for ``CALayer/animation(forKey:)``.
    var object: CAAnimation { CAAnimation() }

    func isPart(of run: AnimationRun) -> Bool { false }

    /// Called when the time of the layer changed, or of one that it is in.
    func timingDidChange() {}

    /// Called when it was removed from the layer before its end.
    func wasRemoved() {}
}
