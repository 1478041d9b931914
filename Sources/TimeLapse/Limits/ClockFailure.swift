import FailureReporting

/// A request to a clock that failed, or a test that waits in vain.
package enum ClockFailure: Failure {
    case negativeDuration(Duration, request: String)
    case durationTooLong(Duration, request: String)
    case instantInThePast(VirtualClock.Instant, now: VirtualClock.Instant)
    case intervalNotPositive(Duration)
    case notFinite(Double, request: String)
    /// Callbacks that keep scheduling callbacks, without time passing or without ever being done.
    case neverEnds(culprit: String, firings: Int, from: VirtualClock.Instant, to: VirtualClock.Instant)
    /// A callback that moves the clock, which runs a callback that moves the clock, and so on.
    case nestedTooDeep(culprit: String, levels: Int, at: VirtualClock.Instant)
    /// Tasks that keep running without suspending for the clock.
    case tasksNeverRest(culprit: String?, jobs: Int, at: VirtualClock.Instant, pending: String)
    /// Waiting for tasks in a test without its own clock.
    case tasksUnknown
    /// A deadlock: the test awaits a task that sleeps, and nothing moves the clock.
    case testWaitsForEver(sleepers: [String], wait: Duration, at: VirtualClock.Instant)
    /// A condition that was still false when time ran out.
    case conditionNotMet(within: Duration, at: VirtualClock.Instant, pending: String)
    /// A wait for what the test has said, in vain.
    case resourcesBusy([String], at: VirtualClock.Instant)

    package var description: String {
        switch self {
        case .negativeDuration(let duration, let request):
            "\(request) takes a duration of zero or more, not \(duration.text)."
        case .durationTooLong(let duration, let request):
            "\(request) cannot take \(duration.text): that is past the end of the clock."
        case .instantInThePast(let instant, let now):
            "Cannot advance to \(instant): the clock is already at \(now)."
        case .intervalNotPositive(let interval):
            "Repeating work needs an interval above zero, not \(interval.text)."
        case .notFinite(let seconds, let request):
            "\(request) takes a finite number of seconds, not \(seconds)."
        case .neverEnds(let culprit, let firings, let start, let end):
            "Stopped after \(Self.grouped(firings)) callbacks "
                + (start == end
                    ? "at \(end), without time passing" : "(\(Self.grouped(start)) to \(Self.grouped(end)))")
                + ": this work never ends. It keeps rescheduling itself: \(culprit)."
        case .nestedTooDeep(let culprit, let levels, let now):
            "Endless recursion, stopped \(levels) levels deep at \(now): callbacks move the clock, which runs more"
                + " callbacks. The innermost: \(culprit)."
        case .tasksNeverRest(let culprit, let jobs, let now, let pending):
            "Stopped at \(now) after \(Self.grouped(jobs)) steps of tasks that never end."
                + (culprit.map { " What keeps running: \($0)." } ?? "")
                + " A task that polls with Task.yield() never suspends for the clock; use Task.sleep between polls.\n"
                + pending
        case .tasksUnknown:
            "This test does not have its own clock, so it cannot wait for its tasks. Give it the trait `.robot`, make its"
                + " class a RobotTestCase, or call this without `await` from a function that is not async."
        case .testWaitsForEver(let sleepers, let wait, let now):
            "Deadlock: the test awaits a task that sleeps on the virtual clock (now: \(now)), and nothing else moves the"
                + " clock:\n" + sleepers.map { "  \($0)\n" }.joined()
                + "Move time before the test awaits it: await TimeLapse.advance(by: .seconds(\(wait.inSeconds)))."
                + " The sleep ends with a CancellationError."
        case .conditionNotMet(let duration, let now, let pending):
            "The condition was still false after \(duration.text) of virtual time (now: \(now)).\n" + pending
        case .resourcesBusy(let names, let now):
            "The test waits for what is still busy, and nothing that the clock knows will change that (now: \(now)):\n"
                + names.map { "  \($0)" }.joined(separator: "\n")
        }
    }

    /// The number with a comma at each thousand, as in `100,000` and `86,400 s`.
    private static func grouped(_ number: some CustomStringConvertible) -> String {
        let text = number.description
        let digits = text.prefix(while: \.isNumber)
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped + text.dropFirst(digits.count)
    }
}
