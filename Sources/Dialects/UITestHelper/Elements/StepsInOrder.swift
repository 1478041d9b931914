import FailureReporting

/// The steps of a helper, of which each needs the one before it, so that one cause is one failure.
@MainActor
struct StepsInOrder {
    private let steps: [@MainActor () -> Void]

    init(_ steps: [@MainActor () -> Void]) {
        self.steps = steps
    }

    /// Runs the steps up to the first one that fails, which is recorded; returns whether none did.
    func run(at site: CallSite) -> Bool {
        for step in steps {
            let failures = FailureCollector.failures { step() }
            for recorded in failures { recorded.failure.record(at: recorded.site ?? site) }
            guard failures.isEmpty else { return false }
        }
        return true
    }
}
