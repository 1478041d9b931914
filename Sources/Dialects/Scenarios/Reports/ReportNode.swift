import Synchronization

/// An entry of the report while it is written.
final class ReportNode: Sendable {
    enum Kind: Sendable {
        case scenario(Scenario)
        case step(Step)
    }

    private struct State {
        var outcome = ScenarioReport.Outcome.passed
        var notes: [String] = []
        var failures: [String] = []
        var reasonToSkip: String?
        var duration = Duration.zero
        var hasEnded = false
        var children: [ReportNode] = []
        var mark: Mark?
    }

    /// What a record knows an outermost entry by.
    struct Mark: Sendable {
        let number: Int
        let test: ReportedTest?
    }

    let kind: Kind
    private let state = Mutex(State())

    init(_ kind: Kind) {
        self.kind = kind
    }

    func add(_ child: ReportNode) {
        state.withLock { $0.children.append(child) }
    }

    func add(note: String) {
        state.withLock { $0.notes.append(note) }
    }

    func add(failure: String) {
        state.withLock {
            $0.failures.append(failure)
            $0.outcome = .failed
        }
    }

    func fail() {
        state.withLock { $0.outcome = .failed }
    }

    /// Notes that it is skipped, or something inside, unless it has failed.
    func skip(reason: String? = nil) {
        state.withLock {
            if $0.outcome != .failed { $0.outcome = .skipped }
            $0.reasonToSkip = reason
        }
    }

    func end(after duration: Duration) {
        state.withLock {
            $0.duration = duration
            $0.hasEnded = true
        }
    }

    /// What a record knows it by, which is made once.
    func mark(making make: () -> Mark) -> Mark {
        state.withLock { state in
            let mark = state.mark ?? make()
            state.mark = mark
            return mark
        }
    }

    /// How it has ended, or stands.
    var outcome: ScenarioReport.Outcome { state.withLock { $0.outcome } }

    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    var entry: ScenarioReport.Entry {
        let state = state.withLock { $0 }
        return ScenarioReport.Entry(
            kind, outcome: state.outcome, notes: state.notes, failures: state.failures,
            reasonToSkip: state.reasonToSkip, duration: state.duration, children: state.children.map(\.entry))
    }
}
