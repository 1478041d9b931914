import Foundation

/// How an offset moves by itself along one axis, as a function of the time since it was let go.
///
/// The place at a time is computed from the time alone, never from the place before, so it does not depend on how
/// often somebody looks. Apple documents the rates of deceleration; the spring is the one observed of UIKit.
struct AxisMotion {
    /// One part of the way.
    private enum Piece {
        /// Nearing `end` ever more slowly.
        case decay(from: CGFloat, end: CGFloat, decay: CGFloat)
        /// Pulled back to `edge` by a spring that does not swing.
        case spring(edge: CGFloat, out: CGFloat, velocity: CGFloat)
        /// From one place to another, slow at both ends.
        case ease(from: CGFloat, end: CGFloat, duration: CGFloat)
    }

    /// What is nearer than this to where it ends, in points, is there.
    static let nearness = 0.5

    /// How stiff the spring is: the exponent per second with which it pulls back.
    private static let stiffness = 10.0
    /// How slow something on the spring is that comes to rest, in points a second.
    private static let restingSpeed = 5.0
    /// How long a spring pulls at most, in seconds; so long only from far beyond any screen.
    private static let longestSpring = 10.0

    private var pieces: [(piece: Piece, duration: CGFloat)] = []

    /// Where it comes to rest.
    let end: CGFloat

    /// How long it takes, in seconds.
    var duration: CGFloat { pieces.reduce(0) { $0 + $1.duration } }

    /// No motion at all.
    init(restingAt place: CGFloat) {
        end = place
    }

    /// Goes to a place within a time, slow at both ends.
    init(from start: CGFloat, to end: CGFloat, in duration: CGFloat) {
        self.end = end
        if start != end { pieces.append((.ease(from: start, end: end, duration: duration), duration)) }
    }

    /// Goes to a place, ever more slowly.
    init(from start: CGFloat, to end: CGFloat, decay: CGFloat) {
        self.end = end
        append(decayFrom: start, to: end, decay)
    }

    /// Goes on at a velocity, in points a second, ever more slowly; beyond an end it is pulled back, or stops there.
    ///
    /// - Parameter end: where it comes to rest, as ``rest(from:velocity:decay:in:)`` says, give or take half a point.
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
        // As far as the edge, and over it at the speed that is left.
        let edge = goal < range.lowerBound ? range.lowerBound : range.upperBound
        let left = 1 - (edge - start) / (goal - start)
        pieces.append((.decay(from: start, end: goal, decay: decay), -log(max(left, 1e-12)) / decay))
        if bounces { append(springTo: edge, out: 0, velocity * left) }
    }

    /// Where an offset comes to rest that is let go at a velocity, in points a second.
    static func rest(
        from start: CGFloat, velocity: CGFloat, decay: CGFloat, in range: ClosedRange<CGFloat>
    ) -> CGFloat {
        let goal = start + velocity / decay
        if !range.contains(start), !goesIn(start, goal, range) { return start.clamped(to: range) }
        return goal.clamped(to: range)
    }

    /// Whether something out of range is fast enough to get back into it by itself.
    private static func goesIn(_ start: CGFloat, _ goal: CGFloat, _ range: ClosedRange<CGFloat>) -> Bool {
        start < range.lowerBound ? goal > range.lowerBound : goal < range.upperBound
    }

    private mutating func append(decayFrom start: CGFloat, to end: CGFloat, _ decay: CGFloat) {
        let way = abs(end - start)
        guard way > Self.nearness else { return }
        pieces.append((.decay(from: start, end: end, decay: decay), log(way / Self.nearness) / decay))
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

    /// Where it is at a time, in seconds, and how fast, in points a second.
    func state(at time: CGFloat) -> (place: CGFloat, velocity: CGFloat) {
        var time = time
        for (piece, duration) in pieces {
            if time < duration { return Self.state(of: piece, at: time) }
            time -= duration
        }
        return (end, 0)
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
            let way = end - start
            return (start + way * part * part * (3 - 2 * part), way * 6 * part * (1 - part) / duration)
        }
    }
}

extension CGFloat {
    /// The nearest number in a range.
    package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
