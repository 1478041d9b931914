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
    /// Tasks that go on and on without waiting for the clock.
    case tasksNeverRest(culprit: String?, jobs: Int, at: VirtualClock.Instant, pending: String)
    /// Waiting for tasks where nobody knows which ones.
    case tasksUnknown
    /// A test that awaits a task which sleeps, with nothing left that would move the clock.
    case testWaitsForEver(sleepers: [String], wait: Duration, at: VirtualClock.Instant)
    /// A condition that did not come true in time.
    case conditionNotMet(within: Duration, at: VirtualClock.Instant, pending: String)

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
        case .tasksNeverRest(let culprit, let jobs, let now, let pending):
            "The clock gave up at \(now): tasks went on for \(jobs) steps without waiting for it."
                + (culprit.map { " What kept going: \($0)." } ?? "")
                + " One that yields or asks again and again never comes to rest; let it sleep in between.\n"
                + pending
        case .tasksUnknown:
            "Only in an application of its own does a test's clock know its tasks. Give the test the trait `.robot`,"
                + " make its class a RobotTestCase, or call this without `await` from a function that is not async."
        case .testWaitsForEver(let sleepers, let wait, let now):
            "The test waits for ever: what it awaits sleeps on the clock (now: \(now)), and nothing is left that moves"
                + " the clock:\n" + sleepers.map { "  \($0)\n" }.joined()
                + "Move time before the test awaits it: await TimeLapse.advance(by: .seconds(\(wait.inSeconds)))."
                + " The sleep ends with a CancellationError."
        case .conditionNotMet(let duration, let now, let pending):
            "What the clock was to wait for did not come true within \(duration.text); it stands at \(now).\n"
                + pending
        }
    }
}
