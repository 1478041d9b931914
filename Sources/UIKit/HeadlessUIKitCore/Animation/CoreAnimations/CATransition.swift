/// A transition from a layer's former content to its new one: it runs for its duration, and changes no property.
///
/// ```swift
/// let push = CATransition()
/// push.type = .push
/// push.subtype = .fromRight
/// view.layer.add(push, forKey: nil)  // Found as "transition"
/// ```
@preconcurrency @MainActor
public final class CATransition: CAAnimation {
    /// The kind of the transition. It has no effect here.
    public var type = CATransitionType.fade
    /// The direction of a transition that moves; from the left if `nil`. It has no effect here.
    public var subtype: CATransitionSubtype?
    /// Where in the transition it begins, from 0 to 1. It has no effect here.
    public var startProgress: Float = 0
    /// Where in the transition it ends, from 0 to 1. It has no effect here.
    public var endProgress: Float = 1

    /// Makes a transition that fades.
    public required init() {
        super.init()
    }

    override func takeOver(from other: CAAnimation) {
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func key(_ given: String?) -> String? { "transition" }

    override var movement: AnimatedProperty.Movement { type == .fade ? .nothing : .layer }
}
