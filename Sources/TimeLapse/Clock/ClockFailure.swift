import FailureReporting

/// What can be wrong with a request to a clock.
package enum ClockFailure: Failure {
    case negativeDuration(Duration, request: String)
    case durationTooLong(Duration, request: String)
    case instantInThePast(VirtualClock.Instant, now: VirtualClock.Instant)
    case intervalNotPositive(Duration)
    case notFinite(Double, request: String)
    /// Work that keeps scheduling work without time passing, or without ever being done.
    case neverEnds(culprit: String, firings: Int, from: VirtualClock.Instant, to: VirtualClock.Instant)
    /// Work that moves the clock, which fires work that moves the clock, and so on.
    case nestedTooDeep(culprit: String, levels: Int, at: VirtualClock.Instant)

    package var description: String {
        switch self {
        case .negativeDuration(let duration, let request):
            "\(request) takes a duration of zero or more, not \(duration.text)."
        case .durationTooLong(let duration, let request):
            "\(request) cannot deal with \(duration.text): that is past the end of the clock."
        case .instantInThePast(let instant, let now):
            "The clock cannot go back: it stands at \(now), and was to advance to \(instant)."
        case .intervalNotPositive(let interval):
            "Repeating work needs an interval above zero, not \(interval.text)."
        case .notFinite(let seconds, let request):
            "\(request) takes a finite number of seconds, not \(seconds)."
        case .neverEnds(let culprit, let firings, let start, let end):
            "The clock gave up after \(firings) pieces of work that were scheduled on the way "
                + (start == end ? "without time passing, at \(end)" : "from \(start) to \(end)")
                + ". What kept going: \(culprit)."
        case .nestedTooDeep(let culprit, let levels, let now):
            "The clock gave up at \(now): what it fired moved it, and so on, \(levels) levels deep."
                + " What kept going: \(culprit)."
        }
    }
}
