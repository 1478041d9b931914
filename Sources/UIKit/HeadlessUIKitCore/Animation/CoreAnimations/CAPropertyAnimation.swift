/// An animation of one property of a layer.
///
/// Animatable are `opacity`, `position`, `bounds`, `bounds.origin` and `bounds.size` with their components,
/// `transform` as a `CATransform3D`, of which the effect on the layer's plane shows, or a `CGAffineTransform`, and its `scale`, `rotation` and `translation` with their components,
/// `backgroundColor`, `cornerRadius`, `borderWidth`, `borderColor`, and the properties of the shadow.
@preconcurrency @MainActor
public class CAPropertyAnimation: CAAnimation {
    /// The property's key path, such as `position.x`.
    public final var keyPath: String?
    /// Whether it adds to the property's value instead of replacing it.
    public final var isAdditive = false
    /// Whether each repetition begins where the one before it ended: what that ended with is added.
    public final var isCumulative = false

    convenience init(of path: String?) {
        self.init()
        keyPath = path
    }

    final var property: AnimatedProperty? { keyPath.flatMap { AnimatedProperty.named($0) } }

    override func takeOver(from other: CAAnimation) {
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func problem(depth: Int) -> AnimationFailure? {
        property == nil ? .unknownKeyPath(keyPath) : super.problem(depth: depth)
    }

    override var movement: AnimatedProperty.Movement { property?.movement ?? .nothing }

    /// Adds the values that the repetitions before this one ended with, if it is cumulative.
    ///
    /// - Parameter end: what a repetition ends with.
    final func accumulated(_ value: AnimatedValue, _ end: AnimatedValue) -> AnimatedValue {
        guard isCumulative, passedRuns > 0 else { return value }
        let none = end.subtracting(end)
        return value.adding(none.interpolated(to: end, passedRuns))
    }

    final func put(_ value: AnimatedValue, of property: AnimatedProperty, in values: inout LayerValues) {
        property.set(isAdditive ? property.value(in: values).adding(value) : value, in: &values)
    }
}
