import FailureReporting

/// Calls of which each needs the one before.
enum CallSequence {
    /// Runs calls in order, up to the first one that records a failure.
    static func run(_ calls: (() -> Void)...) { run(calls) }

    static func run(_ calls: [() -> Void]) {
        for call in calls {
            guard succeeds(call) else { return }
        }
    }

    static func succeeds(_ call: () -> Void) -> Bool {
        let failures = FailureCollector.failures { call() }
        for recorded in failures { recorded.deliver() }
        return failures.isEmpty
    }
}
