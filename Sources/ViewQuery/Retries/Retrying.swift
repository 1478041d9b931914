import FailureReporting
import HeadlessUIKit

/// Something that is done again and again until it works, or time is over.
@MainActor
struct Retrying {
    private let interval: Duration
    private let duration: Duration
    private let site: CallSite
    private let start = UIApplication.shared.clock.now
    private let end: VirtualClock.Instant
    private var runs = 0
    private var failure: TestFailure?
    private(set) var hasSucceeded = false
    private var isOver = false

    /// Begins; records a failure, and is over, if one of the durations is none.
    init(within duration: Duration, every interval: Duration, at site: CallSite) {
        (self.duration, self.interval, self.site) = (duration, interval, site)
        end = start.advanced(by: max(duration, .zero))
        let wrong: ClockFailure? =
            duration < .zero
            ? .negativeDuration(duration, request: "retry(within:)")
            : interval <= .zero ? .intervalNotPositive(interval) : nil
        if let wrong {
            wrong.record(at: site)
            isOver = true
        }
    }

    /// How long to wait before the next run, which is nothing for the first; `nil` if there is none, which is a failure
    /// if nothing has succeeded.
    mutating func next() -> Duration?? {
        if hasSucceeded || isOver { return .none }
        if runs == 0 { return .some(nil) }
        let now = UIApplication.shared.clock.now
        if now >= end {
            report(at: now)
            return .none
        }
        return .some(min(interval, now.duration(to: end)))
    }

    /// Notes what a run has recorded.
    mutating func note(_ failure: TestFailure?, holds condition: () -> Bool) {
        runs += 1
        self.failure = failure
        hasSucceeded = failure == nil && condition()
    }

    private mutating func report(at now: VirtualClock.Instant) {
        isOver = true
        let tries = runs == 1 ? "1 run" : "\(runs) runs"
        let lead = "retry gave up after \(tries), from \(start) to \(now) of virtual time"
        guard let failure else {
            return RetryFailure(description: lead + ": its condition is still false.").record(at: site)
        }
        let file = failure.file?.split(separator: "/").last
        let place = file.map { "\nAt: \($0):\(failure.line ?? 0)" } ?? ""
        RetryFailure(description: "\(lead). The last failed:\n\(failure.text)\(place)").record(at: site)
    }
}

/// Something that did not work in the time that it was given.
private struct RetryFailure: Failure {
    let description: String
}
