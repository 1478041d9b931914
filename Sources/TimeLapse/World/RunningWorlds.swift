import FailureReporting
import Synchronization

/// The worlds of the tests that run in this process, for code that none of them runs: on threads, in callbacks of the
/// system, in tasks that a thread begins.
package enum RunningWorlds {
    /// A world whose test runs, with the test's name.
    private struct Entry: Sendable {
        let world: WeakReference<World>
        let name: String
        /// Failures that may be of any running test, to be recorded with this one.
        var reports: [RecordedFailure] = []
    }

    private static let entries = Mutex<[Entry]>([])
    private static let count = Atomic(0)

    /// Whether any test has a world of its own now; without a lock, for it is asked often.
    static var isAny: Bool { count.load(ordering: .relaxed) > 0 }

    /// The world of the only running test; `nil` if there is none, or several.
    static var only: World? {
        entries.withLock { $0.count == 1 ? $0[0].world.object : nil }
    }

    /// The names of the tests that run, in the order in which they began.
    static var names: [String] { entries.withLock { $0.map(\.name) } }

    /// Notes that the test of a world begins; ``end(_:)`` must follow.
    package static func begin(_ world: World, named name: String) {
        // Tasks that a thread begins are the world's, too.
        _ = ConcurrencyRuntime.isHooked
        entries.withLock { entries in
            entries.append(Entry(world: WeakReference(world), name: name))
            count.store(entries.count, ordering: .relaxed)
        }
    }

    /// Notes that the test of a world is over: from now on, nothing is sent to it that is not known to be its own.
    package static func end(_ world: World) {
        let reports = entries.withLock { entries in
            let reports = entries.filter { $0.world.refers(to: world) }.flatMap(\.reports)
            entries.removeAll { $0.world.refers(to: world) }
            count.store(entries.count, ordering: .relaxed)
            guard !entries.isEmpty else { return reports }
            entries[0].reports += reports
            return []
        }
        for report in reports { report.deliver() }
    }

    /// Records a failure that may be of any running test: once, at the end of the one that began first.
    ///
    /// Swift Testing would tell each running test of what is recorded outside of all of them.
    static func report(_ failure: some Failure, at site: CallSite?) {
        guard FailureCollector.receiver == 0 else { return failure.record(at: site) }
        let report = RecordedFailure(failure: failure, site: site ?? CallSite.current, severity: .failure)
        deliver(report) { $0.isEmpty ? nil : 0 }
    }

    /// Records a warning of a world's test while that is suspended: at its end, as nothing says outside of all tests whose
    /// it is.
    static func reportWarning(_ failure: some Failure, of world: World) {
        deliver(RecordedFailure(failure: failure, site: nil, severity: .warning)) { entries in
            entries.firstIndex { $0.world.refers(to: world) }
        }
    }

    /// Keeps a report for the end of a test, chosen from those that run; without one, it is delivered now.
    private static func deliver(_ report: RecordedFailure, with choose: ([Entry]) -> Int?) {
        let isKept = entries.withLock { entries in
            guard let index = choose(entries) else { return false }
            entries[index].reports.append(report)
            return true
        }
        if !isKept { report.deliver() }
    }

    /// The failures to record with the test of a world, which are recorded by the caller.
    package static func takeReports(of world: World) -> [RecordedFailure] {
        entries.withLock { entries in
            guard let index = entries.firstIndex(where: { $0.world.refers(to: world) }) else { return [] }
            defer { entries[index].reports = [] }
            return entries[index].reports
        }
    }
}
