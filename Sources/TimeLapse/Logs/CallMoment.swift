import FailureReporting

/// When something happened, and in or after which call of the test, for failures that tell of it later.
package struct CallMoment: Sendable {
    private let instant: VirtualClock.Instant
    /// The call of the test that was running, or else the last one before.
    private let site: CallSite?
    private let isDuring: Bool

    /// The present moment of a clock.
    package init(on clock: VirtualClock) {
        instant = clock.now
        let running = CallSite.current
        isDuring = running != nil
        site = running ?? CallContext.lastCall
    }

    /// The moment as the end of a sentence: `at 2 s, in tapOn at LoginTests.swift:31`.
    package var text: String {
        site.map { "at \(instant), \(isDuring ? "in" : "after") \($0.functionName) at \($0)" }
            ?? "at \(instant)"
    }
}
