import FailureReporting

/// When something happened, and in or after which call of the test, for failures that tell of it later.
package struct CallMoment: Sendable {
    private let instant: VirtualClock.Instant
    /// The call of the test that was running.
    private let site: CallSite?
    /// The last call before it, if none was running.
    private let lastSite: CallSite?
    /// How many calls the test had made, which tells the rounds of a loop apart.
    private let count: Int

    package init(on clock: VirtualClock) {
        instant = clock.now
        site = CallSite.current
        lastSite = site == nil ? CallContext.lastCall : nil
        count = CallContext.callCount
    }

    /// The moment as the end of a sentence: `at 2 s, in tapOn at LoginTests.swift:31`, or `after` for what the test did
    /// by itself since that call.
    package var text: String { "at \(place)" }

    /// The same without its first word, to follow another.
    package var place: String {
        guard let site else { return "\(instant)" + (lastSite.map { ", after \($0.called)" } ?? "") }
        return "\(instant), in \(isRunning(site) ? "this call" : site.called)"
    }

    package var isInCall: Bool { site != nil }

    /// Whether it was in a call that lets time pass as its `lapse` says.
    package var isInLapse: Bool { site.map { "\($0.function)".contains("lapse:") } ?? false }

    /// Whether the call is the one that runs now, and no earlier one of the same line.
    private func isRunning(_ site: CallSite) -> Bool {
        CallContext.callCount == count && CallSite.current.map { $0.isIdentical(to: site) } ?? false
    }
}

extension CallSite {
    /// The call and its line: `tapOn at LoginTests.swift:31`.
    fileprivate var called: String { "\(functionName) at \(self)" }
}
