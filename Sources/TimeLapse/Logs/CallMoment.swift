import FailureReporting

/// When something happened, and in or after which call of the test, for failures that tell of it later.
package struct CallMoment: Sendable {
    private let instant: VirtualClock.Instant
    /// The call of the test that was running, or else the last one before.
    private let site: CallSite?
    /// Whether the call was running; otherwise the test itself, or what it awaited, did it after the call.
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
        guard let site else { return "at \(instant)" }
        let isRunning = isDuring && (CallSite.current.map { $0.isIdentical(to: site) } ?? false)
        let call = isRunning ? "this call" : "\(site.functionName) at \(site)"
        return "at \(instant), \(isDuring ? "in" : "after") \(call)"
    }
}
