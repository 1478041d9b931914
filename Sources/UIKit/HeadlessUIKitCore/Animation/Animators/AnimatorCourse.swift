import TimeLapse

/// The progress of a property animator: at rest somewhere, or running from there to one of its ends.
struct AnimatorCourse {
    /// The unit of the value.
    enum Measure {
        /// Time along the animator's own curve, as a fraction of the whole.
        case time
        /// Progress itself: the curve was left when the fraction was set, or another curve was given.
        case progress
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

    var end: VirtualClock.Instant? { run.map { $0.begin.advanced(by: $0.duration) } }

    /// The value at a time, in its measure; a spring may have overshot its ends.
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

    /// Runs from the current value to an end.
    mutating func start(
        to goal: Double, at begin: VirtualClock.Instant, taking duration: Duration, _ curve: MotionCurve
    ) {
        // Along the animator's curve, time itself runs evenly.
        run = Run(
            begin: begin, duration: duration, from: place, to: goal,
            curve: measure == .time ? .linear : curve)
    }
}
