import Synchronization

/// An entry of the report while it is written.
final class ReportNode: Sendable {
    enum Kind: Sendable {
        case scenario(Scenario)
        case step(Step)
    }

    private struct State {
        var outcome = ScenarioReport.Outcome.passed
        var failures: [String] = []
        var duration = Duration.zero
        var children: [ReportNode] = []
    }

    let kind: Kind
    private let state = Mutex(State())

    init(_ kind: Kind) {
        self.kind = kind
    }

    func add(_ child: ReportNode) {
        state.withLock { $0.children.append(child) }
    }

    func add(failure: String) {
        state.withLock {
            $0.failures.append(failure)
            $0.outcome = .failed
        }
    }

    func skip() {
        state.withLock { $0.outcome = .skipped }
    }

    func end(after duration: Duration) {
        state.withLock { $0.duration = duration }
    }

    /// Whether something failed in it or inside.
    var hasFailed: Bool {
        let (outcome, children) = state.withLock { ($0.outcome, $0.children) }
        return outcome == .failed || children.contains { $0.hasFailed }
    }

    /// The entry as it is now.
    var entry: ScenarioReport.Entry {
        let state = state.withLock { $0 }
        return ScenarioReport.Entry(
            kind, outcome: hasFailed ? .failed : state.outcome, failures: state.failures,
            duration: state.duration, children: state.children.map(\.entry))
    }
}
