import Foundation
import TimeLapse

/// How far a property animator has come: standing somewhere, or running from there to one of its ends.
struct AnimatorCourse {
    /// What the value counts.
    enum Measure {
        /// Time along the animator's own curve, as a share of the whole.
        case time
        /// The way itself: the curve was left when somebody moved it by hand, or gave it another one.
        case way
    }

    private struct Run {
        var begin: VirtualClock.Instant
        var duration: Duration
        var from: Double
        var to: Double
        var curve: MotionCurve
    }

    private(set) var measure = Measure.time
    private var place = 0.0
    private var run: Run?

    var isRunning: Bool { run != nil }

    /// When the run is over; `nil` without one.
    var end: VirtualClock.Instant? { run.map { $0.begin.advanced(by: $0.duration) } }

    /// Where it is, in its measure; a spring may have swung beyond its ends.
    func value(at now: VirtualClock.Instant) -> Double {
        guard let run else { return place }
        guard run.duration > .zero else { return run.to }
        let time = run.begin.duration(to: now).inSeconds / run.duration.inSeconds
        return run.from + (run.to - run.from) * run.curve.value(at: time)
    }

    mutating func pause(at now: VirtualClock.Instant) {
        place = value(at: now)
        run = nil
    }

    mutating func stand(at value: Double, _ measure: Measure) {
        (place, self.measure, run) = (value, measure, nil)
    }

    /// Runs from where it stands to an end.
    mutating func start(
        to goal: Double, at begin: VirtualClock.Instant, taking duration: Duration, _ curve: MotionCurve
    ) {
        // Along the animator's curve time itself goes evenly.
        run = Run(
            begin: begin, duration: duration, from: place, to: goal,
            curve: measure == .time ? .linear : curve)
    }
}
