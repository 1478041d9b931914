import Synchronization

/// Takes failures instead of the test that runs, so that they can be looked at.
package final class FailureCollector: Sendable {
    @TaskLocal static var current: FailureCollector?

    private let failures = Mutex<[RecordedFailure]>([])

    func add(_ failure: RecordedFailure) {
        failures.withLock { $0.append(failure) }
    }

    /// Runs `body` and returns the failures that it recorded, in order; no test sees them.
    package static func failures(of body: () throws -> Void) rethrows -> [RecordedFailure] {
        let collector = FailureCollector()
        try $current.withValue(collector, operation: body)
        return collector.failures.withLock { $0 }
    }

    /// Runs `body` and returns the failures that it and the tasks which it starts recorded, in order; no test sees
    /// them.
    package static func failures(
        isolation: isolated (any Actor)? = #isolation, of body: () async throws -> Void
    ) async rethrows -> [RecordedFailure] {
        let collector = FailureCollector()
        try await $current.withValue(collector, operation: body)
        return collector.failures.withLock { $0 }
    }
}
