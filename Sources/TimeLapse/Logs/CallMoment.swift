import FailureReporting

/// When something happened, and in which call of the test, for failures that tell of it later.
package struct CallMoment: Sendable {
    private let instant: VirtualClock.Instant
    /// The call of the test that was running; `nil` where the test itself, or what it awaited, did it between calls.
    private let site: CallSite?

    /// The present moment of a clock.
    package init(on clock: VirtualClock) {
        instant = clock.now
        site = CallSite.current
    }

    /// The moment as the end of a sentence: `at 2 s, in tapOn at LoginTests.swift:31`.
    package var text: String {
        guard let site else { return "at \(instant)" }
        let isRunning = CallSite.current.map { $0.isIdentical(to: site) } ?? false
        return "at \(instant), in " + (isRunning ? "this call" : "\(site.functionName) at \(site)")
    }
}
