/// The timing of a property animator, as a spring.
///
/// A spring with a damping ratio settles in the animator's duration. One with a mass, a stiffness and a
/// damping, or with a perceptual duration, has its own duration, and the animator's is ignored.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        case ratio(CGFloat)
        case ofItsOwn(SpringMotion)
    }

    private let kind: Kind
    /// The initial velocity, in distances per second; its horizontal component is used for every property.
    public let initialVelocity: CGVector

    /// Makes the spring of the system's own transitions: a mass of 3, a stiffness of 1000, a damping of 500.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Makes a spring that settles in the animator's duration.
    ///
    /// - Parameter ratio: 1 for a spring that does not oscillate, less for one that does.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring that settles in the animator's duration, and begins at rest.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Makes a spring from its physical parameters, with its own duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ofItsOwn(
            SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring from its perceptual duration in seconds, and its bounce, from 0 to 1.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        kind = .ofItsOwn(
            SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    func motion(for duration: Double) -> (curve: MotionCurve, duration: Double) {
        switch kind {
        case .ratio(let ratio):
            let spring = SpringMotion(
                dampingRatio: ratio, settlingIn: duration, velocity: initialVelocity.dx)
            return (.spring(spring, duration: duration), duration)
        case .ofItsOwn(let spring):
            let settling = spring.settlingDuration
            return (.spring(spring, duration: settling), settling)
        }
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}
