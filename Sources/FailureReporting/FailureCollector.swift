import Synchronization

/// Receives failures or warnings instead of the running test, so that tests can check them.
///
/// A collector of failures leaves warnings to the collector around it or to the test, and vice versa.
package final class FailureCollector: Sendable {
    @TaskLocal static var current: FailureCollector?

    private let severity: RecordedFailure.Severity
    private let outer: FailureCollector?
    private let taken = Mutex<[RecordedFailure]>([])

    private init(of severity: RecordedFailure.Severity) {
        self.severity = severity
        outer = Self.current
    }

    /// The innermost collector of a severity.
    static func taking(_ severity: RecordedFailure.Severity) -> FailureCollector? {
        var collector = current
        while let other = collector, other.severity != severity { collector = other.outer }
        return collector
    }

    func add(_ recorded: RecordedFailure) {
        taken.withLock { $0.append(recorded) }
    }

    /// Runs `body` and returns the failures that it recorded, in order; no test sees them.
    package static func failures(of body: () throws -> Void) rethrows -> [RecordedFailure] {
        try collect(.failure, of: body)
    }

    /// Runs `body` and returns the failures that it and the tasks which it starts recorded, in order; no test sees
    /// them.
    package static func failures(
        isolation: isolated (any Actor)? = #isolation, of body: () async throws -> Void
    ) async rethrows -> [RecordedFailure] {
        try await collect(.failure, of: body)
    }

    /// Runs `body` and returns the warnings that it recorded, in order; no test sees them.
    package static func warnings(of body: () throws -> Void) rethrows -> [RecordedFailure] {
        try collect(.warning, of: body)
    }

    /// Runs `body` and returns the warnings that it and the tasks which it starts recorded, in order; no test sees
    /// them.
    package static func warnings(
        isolation: isolated (any Actor)? = #isolation, of body: () async throws -> Void
    ) async rethrows -> [RecordedFailure] {
        try await collect(.warning, of: body)
    }

    private static func collect(
        _ severity: RecordedFailure.Severity, of body: () throws -> Void
    ) rethrows -> [RecordedFailure] {
        let collector = FailureCollector(of: severity)
        try $current.withValue(collector, operation: body)
        return collector.taken.withLock { $0 }
    }

    private static func collect(
        _ severity: RecordedFailure.Severity, isolation: isolated (any Actor)? = #isolation,
        of body: () async throws -> Void
    ) async rethrows -> [RecordedFailure] {
        let collector = FailureCollector(of: severity)
        try await $current.withValue(collector, operation: body)
        return collector.taken.withLock { $0 }
    }
}
