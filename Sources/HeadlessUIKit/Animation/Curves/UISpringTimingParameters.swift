import Foundation

/// How fast a property animator goes at which time, as a spring.
///
/// A spring made of a damping ratio takes the animator's duration to settle. One made of a mass, a stiffness and a
/// damping, or of how it looks, takes its own time, and the animator's duration does not count.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        case ratio(CGFloat)
        case ofItsOwn(SpringMotion)
    }

    private let kind: Kind
    /// The speed at the start, in ways a second; its horizontal part is taken for every property.
    public let initialVelocity: CGVector

    /// Makes the spring of the system's own transitions: a mass of 3, a stiffness of 1000, a damping of 500.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Makes a spring that takes the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 for a spring that comes to rest without swinging, less for one that swings.
    ///   - velocity: the speed at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring that takes the animator's duration, and begins at rest.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Makes a spring of what it is made of, which takes its own time.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ofItsOwn(
            SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring by how many seconds it seems to take, and by how much it bounces, from 0 to 1.
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
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}
