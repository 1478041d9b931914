/// An animation of one property of a layer.
///
/// What can be animated: `opacity`, `position`, `bounds`, `bounds.origin` and `bounds.size` with their parts,
/// `transform` as a `CGAffineTransform` and its `scale`, `rotation` and `translation` with their parts,
/// `backgroundColor`, `cornerRadius`, `borderWidth`, `borderColor`, and what makes the shadow.
@preconcurrency @MainActor
public class CAPropertyAnimation: CAAnimation {
    /// The property, such as `position.x`.
    public final var keyPath: String?
    /// Whether the values are added to the property's, and not put in their place.
    public final var isAdditive = false

    final var property: AnimatedProperty? { keyPath.flatMap { AnimatedProperty.named($0) } }

    override func takeOver(from other: CAAnimation) {
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
    }

    override func problem(depth: Int) -> AnimationFailure? {
        property == nil ? .unknownKeyPath(keyPath) : super.problem(depth: depth)
    }

    override var movement: AnimatedProperty.Movement { property?.movement ?? .nothing }

    /// Puts a value in the place of the property's, or adds it.
    final func put(_ value: AnimatedValue, of property: AnimatedProperty, in values: inout LayerValues) {
        property.set(isAdditive ? property.value(in: values).adding(value) : value, in: &values)
    }
}
