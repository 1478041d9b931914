import Foundation

/// How a mass on a damped spring comes to rest: from 0, where it is let go, to 1.
///
/// UIKit says what its parameters do, not when a spring counts as settled. Here that is when it stays within a
/// thousandth of the way.
struct SpringMotion: Hashable, Sendable {
    /// Radians a second that the spring would swing at without damping.
    let frequency: Double
    /// 1 for the least damping with which nothing swings past the end.
    let dampingRatio: Double
    /// At the start, in ways a second towards the end.
    let velocity: Double

    /// What counts as settled, as a share of the way.
    static let tolerance = 0.001
    /// A spring must come to rest, so there is a least damping.
    private static let leastDamping = 0.01
    private static let mostDamping = 1000.0

    /// Makes a spring of its frequency; what is not finite, or out of range, is brought into it.
    init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
        self.frequency = frequency.isFinite ? min(max(frequency, 1e-6), 1e9) : 1
        let ratio = dampingRatio.isFinite ? dampingRatio : 1
        self.dampingRatio = min(max(ratio, Self.leastDamping), Self.mostDamping)
        self.velocity = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    }

    /// Makes a spring of what it is made of.
    init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
        self.init(
            frequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
    }

    /// Makes a spring by how long it seems to take, and by how much it bounces: 0 for not at all.
    init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999))
        self.init(
            frequency: 2 * .pi / max(perceptualDuration, 1e-6), dampingRatio: ratio, velocity: velocity)
    }

    /// Makes the spring that has settled when `duration`, in seconds, is over.
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

    /// Where it is after `time` seconds: 0 at the start, near 1 once settled, beyond 1 when it swings past.
    func value(at time: Double) -> Double {
        time <= 0 ? 0 : 1 - remainder(at: time)
    }

    /// The seconds after which it stays within a thousandth of the way.
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

    /// No less than the remainder from `time` on, and ever less with time once it is small.
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

    /// The two rates at which an overdamped spring goes on, and the share of the slow one.
    private var overdamped: (slow: Double, fast: Double, share: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        // The slow rate is the difference of two nearly equal numbers; this is the same without the loss.
        let slow = -frequency / (dampingRatio + root)
        let fast = -frequency * (dampingRatio + root)
        return (slow, fast, (-velocity - fast) / (slow - fast))
    }
}
