/// The motion of a mass on a damped spring from 0, where it is released, to 1.
///
/// UIKit documents its parameters, but not when a spring counts as settled. Here that is when it stays within
/// a thousandth of the distance.
struct SpringMotion: Hashable, Sendable {
    /// The undamped frequency, in radians per second.
    let frequency: Double
    /// 1 for critical damping, the least with which nothing overshoots.
    let dampingRatio: Double
    /// The initial velocity, in distances per second towards the end.
    let velocity: Double

    /// The distance at which it counts as settled, as a fraction of the whole.
    static let tolerance = 0.001
    /// A spring must come to rest, so damping has a minimum.
    private static let leastDamping = 0.01
    private static let mostDamping = 1000.0

    /// Makes a spring from its frequency; values that are not finite or out of range are corrected.
    init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
        self.frequency = frequency.isFinite ? min(max(frequency, 1e-6), 1e9) : 1
        let ratio = dampingRatio.isFinite ? dampingRatio : 1
        self.dampingRatio = min(max(ratio, Self.leastDamping), Self.mostDamping)
        self.velocity = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    }

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
    }

    /// Makes a spring from its perceptual duration and its bounce; 0 for none.
    init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999))
        self.init(
            frequency: 2 * .pi / max(perceptualDuration, 1e-6), dampingRatio: ratio, velocity: velocity)
    }

    /// Makes the spring that has settled after `duration` seconds.
    init(dampingRatio: Double, settlingIn duration: Double, velocity: Double = 0) {
        let duration = max(duration, 1e-6)
        var (low, high) = (1e-3 / duration, 1e6 / duration)
        for _ in 0..<200 {
            let middle = (low * high).squareRoot()
            let spring = SpringMotion(frequency: middle, dampingRatio: dampingRatio, velocity: velocity)
            if spring.reach(at: duration) > Self.tolerance { low = middle } else { high = middle }
        }
        self.init(frequency: high, dampingRatio: dampingRatio, velocity: velocity)
    }

    /// Returns the position after `time` seconds: 0 at the start, near 1 once settled, above 1 when it overshoots.
    func value(at time: Double) -> Double {
        time <= 0 ? 0 : 1 - remainder(at: time)
    }

    /// The seconds after which it stays within a thousandth of the distance.
    var settlingDuration: Double {
        var high = 1 / frequency
        while reach(at: high) > Self.tolerance, high < 1e12 { high *= 2 }
        var low = 0.0
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if reach(at: middle) > Self.tolerance { low = middle } else { high = middle }
        }
        return high
    }

    private func remainder(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (decay - velocity) / swing
            return exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
        }
        if dampingRatio == 1 { return exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let (slow, fast, share) = overdamped
        return share * exp(slow * time) + (1 - share) * exp(fast * time)
    }

    /// An upper bound of the remaining distance from `time` on, which decreases with time once it is small.
    private func reach(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return exp(-decay * time) * hypot(1, (decay - velocity) / swing)
        }
        if dampingRatio == 1 { return exp(-frequency * time) * (1 + abs(frequency - velocity) * time) }
        let (slow, fast, share) = overdamped
        return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
    }

    /// The two decay rates of an overdamped spring, and the weight of the slow one.
    private var overdamped: (slow: Double, fast: Double, share: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        // The slow rate is the difference of two nearly equal numbers; this form avoids the cancellation.
        let slow = -frequency / (dampingRatio + root)
        let fast = -frequency * (dampingRatio + root)
        return (slow, fast, (-velocity - fast) / (slow - fast))
    }
}
