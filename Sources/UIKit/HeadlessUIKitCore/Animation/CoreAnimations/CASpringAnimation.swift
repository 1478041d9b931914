/// An animation of a property with a spring.
///
/// It takes ``CAAnimation/duration``, settled or not; use ``settlingDuration`` for it.
@preconcurrency @MainActor
public final class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring; one that is not above zero counts as a tiny one.
    public var mass: CGFloat = 1
    /// The spring's stiffness.
    public var stiffness: CGFloat = 100
    /// The spring's damping.
    public var damping: CGFloat = 10
    /// The initial velocity, in distances per second towards the end.
    public var initialVelocity: CGFloat = 0

    /// Makes a spring with a mass of 1, a stiffness of 100 and a damping of 10.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Makes a spring from its perceptual duration, in seconds, and its bounce, from 0 to 1.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.frequency * spring.frequency
        damping = 2 * spring.dampingRatio * spring.frequency
    }

    /// The seconds until the spring has settled: until it stays within a thousandth of the distance.
    public var settlingDuration: TimeInterval { motion.settlingDuration }

    private var motion: SpringMotion {
        SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    override func takeOver(from other: CAAnimation) {
        super.takeOver(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    override func progress(at share: Double) -> Double { motion.value(at: share * duration) }
}
