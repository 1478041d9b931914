import Foundation

/// An animation of a property that moves like a spring.
///
/// It takes ``CAAnimation/duration``, settled or not: ``settlingDuration`` says how long that should be.
@preconcurrency @MainActor
public final class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; what is not above zero counts as next to nothing.
    public var mass: CGFloat = 1
    /// How stiff the spring is.
    public var stiffness: CGFloat = 100
    /// How much the spring is damped.
    public var damping: CGFloat = 10
    /// The speed at the start, in ways a second towards the end.
    public var initialVelocity: CGFloat = 0

    /// Makes a spring of a mass of 1, a stiffness of 100 and a damping of 10.
    public override init(keyPath path: String?) {
        super.init(keyPath: path)
    }

    /// Makes a spring by how long it seems to take, in seconds, and by how much it bounces, from 0 to 1.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init(keyPath: nil)
        let spring = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.frequency * spring.frequency
        damping = 2 * spring.dampingRatio * spring.frequency
    }

    /// The seconds until the spring has settled: until it stays within a thousandth of the way.
    public var settlingDuration: TimeInterval { motion.settlingDuration }

    private var motion: SpringMotion {
        SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    override func makeEmpty() -> CAAnimation { CASpringAnimation(keyPath: nil) }

    override func takeOver(from other: CAAnimation) {
        super.takeOver(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    override func progress(at share: Double) -> Double { motion.value(at: share * duration) }
}
