import FailureReporting

/// Calls of which each needs the one before.
enum CallSequence {
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
