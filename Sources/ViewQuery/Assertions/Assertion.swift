import FailureReporting
import HeadlessUIKit

/// A statement about the screen that a test makes, checked now or as time passes.
@MainActor
struct Assertion {
    /// How it relates to a span of time.
    enum Mode {
        /// It has to hold at one instant of the span.
        case once
        /// It has to hold at every instant of the span.
        case throughout
    }

    let mode: Mode
    let site: CallSite
    let holds: () -> Bool
    /// Why it does not hold now; `nil` if a failure that has been recorded says it.
    let failure: () -> (any Failure)?

    init(
        _ mode: Mode = .once, at site: CallSite, holds: @escaping () -> Bool,
        failure: @escaping () -> (any Failure)?
    ) {
        self.mode = mode
        self.site = site
        self.holds = holds
        self.failure = failure
    }

    /// Checks it at each instant of a span of time, or now; a failure is recorded.
    func check(within duration: Duration?) -> Bool {
        site.whileCurrent {
            guard let duration else { return result(holds(), since: nil) }
            let clock = UIApplication.shared.clock
            let start = clock.now
            return result(
                since: start, clock.watch(until: end, within: duration, isRequired: mode == .once, at: site))
        }
    }

    /// Checks it at each instant of a span of time, while tasks run as they wake; a failure is recorded.
    func check(within duration: Duration) async -> Bool {
        await site.whileCurrent {
            let clock = UIApplication.shared.clock
            let start = clock.now
            return result(
                since: start,
                await clock.watch(until: end, within: duration, isRequired: mode == .once, at: site))
        }
    }

    /// Whether nothing later in the span can change the result.
    private func end() -> Bool { holds() == (mode == .once) }

    /// The result of a wait that ended early, or not; `nil` if it could not begin, which has been recorded.
    private func result(since start: VirtualClock.Instant, _ endedEarly: Bool?) -> Bool {
        guard let endedEarly else { return false }
        return result(endedEarly == (mode == .once), since: start)
    }

    private func result(_ isMet: Bool, since start: VirtualClock.Instant?) -> Bool {
        if isMet { return true }
        // The report looks again, and must not record invalid conditions a second time.
        if let report = FailureCollector.quietly(failure) {
            AssertionFailure(report, waitedSince: start).record(at: site)
        }
        return false
    }
}

/// An assertion that does not hold.
struct AssertionFailure: Failure {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// With what is pending, which may be what makes it hold.
    @MainActor
    init(mayHoldLater description: String) {
        let pending = PendingCallbacks().finding?.lines ?? []
        self.description = ([description] + pending).joined(separator: "\n")
    }

    /// - Parameter start: since when it was checked again and again; `nil` if it was checked once.
    @MainActor
    init(_ failure: any Failure, waitedSince start: VirtualClock.Instant?) {
        let now = UIApplication.shared.clock.now
        let wait = start.map {
            $0 == now ? "\nIt is \(now)." : "\nChecked from \($0) to \(now) of virtual time."
        }
        description = failure.description + (wait ?? "")
    }
}
