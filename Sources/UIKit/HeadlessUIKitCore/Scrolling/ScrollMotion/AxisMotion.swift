/// The motion of a content offset along one axis, as a function of the time since it was released.
///
/// A position is computed from the time alone, never from the position before, so it does not depend on how often it
/// is read. Apple documents the deceleration rates; the spring is the one observed of UIKit.
struct AxisMotion {
    /// One phase of the motion.
    private enum Piece {
        /// Approaches `end` exponentially.
        case decay(from: CGFloat, end: CGFloat, decay: CGFloat)
        /// Pulled back to `edge` by a spring that does not oscillate.
        case spring(edge: CGFloat, out: CGFloat, velocity: CGFloat)
        /// From one position to another, easing in and out.
        case ease(from: CGFloat, end: CGFloat, duration: CGFloat)
    }

    /// The distance below which the end counts as reached, in points.
    static let nearness = 0.5

    /// The spring's stiffness: the rate at which it pulls back, per second.
    private static let stiffness = 10.0
    /// The speed below which something on the spring comes to rest, in points per second.
    private static let restingSpeed = 5.0
    /// The longest time that a spring pulls, in seconds; reached only from far outside any screen.
    private static let longestSpring = 10.0

    private var pieces: [(piece: Piece, duration: CGFloat)] = []

    let end: CGFloat

    /// The duration, in seconds.
    var duration: CGFloat { pieces.reduce(0) { $0 + $1.duration } }

    /// Creates an eased motion of a given duration, in seconds.
    init(from start: CGFloat, to end: CGFloat, in duration: CGFloat) {
        self.end = end
        if start != end { pieces.append((.ease(from: start, end: end, duration: duration), duration)) }
    }

    /// Creates a motion that approaches its end exponentially.
    init(from start: CGFloat, to end: CGFloat, decay: CGFloat) {
        self.end = end
        append(decayFrom: start, to: end, decay)
    }

    /// Creates a deceleration from a velocity, in points per second; beyond the range it springs back, or stops.
    ///
    /// - Parameter end: the final position, as of ``rest(from:velocity:decay:in:)``, within half a point.
    init(
        from start: CGFloat, velocity: CGFloat, decay: CGFloat, in range: ClosedRange<CGFloat>,
        to end: CGFloat,
        bounces: Bool
    ) {
        self.end = end
        let goal = start + velocity / decay
        let goesIn = Self.goesIn(start, goal, range)
        if !range.contains(start), !goesIn {
            if bounces { append(springTo: end, out: start - end, velocity) }
            return
        }
        if range.contains(goal) || goal == start {
            append(decayFrom: start, to: goal, decay)
            return
        }
        // Decelerates to the edge, and crosses it at the speed that is left.
        let edge = goal < range.lowerBound ? range.lowerBound : range.upperBound
        let left = 1 - (edge - start) / (goal - start)
        pieces.append((.decay(from: start, end: goal, decay: decay), -log(max(left, 1e-12)) / decay))
        if bounces { append(springTo: edge, out: 0, velocity * left) }
    }

    /// Continues the pull of a spring to an edge, which it does not cross.
    init(from start: CGFloat, velocity: CGFloat, pulledTo edge: CGFloat) {
        end = edge
        let out = start - edge
        // A faster one would swing through.
        let fastest = -Self.stiffness * out
        append(springTo: edge, out: out, out < 0 ? min(velocity, fastest) : max(velocity, fastest))
    }

    /// The position at which an offset released at a velocity, in points per second, comes to rest.
    static func rest(
        from start: CGFloat, velocity: CGFloat, decay: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let goal = start + velocity / decay
        if !range.contains(start), !goesIn(start, goal, range) { return start.clamped(to: range) }
        return goal.clamped(to: range)
    }

    /// Whether an offset outside the range is fast enough to get back in without a spring.
    private static func goesIn(_ start: CGFloat, _ goal: CGFloat, _ range: ClosedRange<CGFloat>) -> Bool {
        start < range.lowerBound ? goal > range.lowerBound : goal < range.upperBound
    }

    private mutating func append(decayFrom start: CGFloat, to end: CGFloat, _ decay: CGFloat) {
        let distance = abs(end - start)
        guard distance > Self.nearness else { return }
        pieces.append((.decay(from: start, end: end, decay: decay), log(distance / Self.nearness) / decay))
    }

    private mutating func append(springTo edge: CGFloat, out: CGFloat, _ velocity: CGFloat) {
        let spring = Piece.spring(edge: edge, out: out, velocity: velocity)
        var time = 0.0
        while time < Self.longestSpring {
            let (place, speed) = Self.state(of: spring, at: time)
            if abs(place - edge) < Self.nearness, abs(speed) < Self.restingSpeed { break }
            time += 1 / 60
        }
        if time > 0 { pieces.append((spring, time)) }
    }

    /// Whether a spring pulls at a time, in seconds.
    func isPulled(at time: CGFloat) -> Bool {
        if case .spring = piece(at: time)?.piece { true } else { false }
    }

    /// The position at a time, in seconds, and the velocity, in points per second.
    func state(at time: CGFloat) -> (place: CGFloat, velocity: CGFloat) {
        piece(at: time).map { Self.state(of: $0.piece, at: $0.time) } ?? (end, 0)
    }

    /// The piece that a time is in, and the time since it began; `nil` at rest.
    private func piece(at time: CGFloat) -> (piece: Piece, time: CGFloat)? {
        var time = time
        for (piece, duration) in pieces {
            if time < duration { return (piece, time) }
            time -= duration
        }
        return nil
    }

    private static func state(of piece: Piece, at time: CGFloat) -> (place: CGFloat, velocity: CGFloat) {
        switch piece {
        case .decay(let start, let end, let decay):
            let left = (end - start) * exp(-decay * time)
            return (end - left, left * decay)
        case .spring(let edge, let out, let velocity):
            let pull = velocity + stiffness * out
            let fading = exp(-stiffness * time)
            return (
                edge + (out + pull * time) * fading,
                (pull - stiffness * (out + pull * time)) * fading
            )
        case .ease(let start, let end, let duration):
            let part = time / duration
            let distance = end - start
            return (
                start + distance * part * part * (3 - 2 * part), distance * 6 * part * (1 - part) / duration
            )
        }
    }
}

extension CGFloat {
    package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
