import Synchronization

/// Receives failures or warnings instead of the running test, so that tests can check them.
///
/// A collector of failures leaves warnings to the collector around it or to the test, and vice versa.
package final class FailureCollector: Sendable {
    @TaskLocal static var current: FailureCollector?

    /// The number of the next collector; 0 stands for none.
    private static let nextSerial = Atomic<UInt64>(1)

    private let serial = nextSerial.wrappingAdd(1, ordering: .relaxed).oldValue
    private let severity: RecordedFailure.Severity
    private let outer: FailureCollector?
    private let taken = Mutex<[RecordedFailure]>([])
    /// Whether its body is over: what tasks that the body began record later goes on to the collector around it.
    private let isOver = Atomic(false)

    private init(of severity: RecordedFailure.Severity) {
        self.severity = severity
        outer = Self.current
    }

    /// The innermost collector of a severity.
    static func taking(_ severity: RecordedFailure.Severity) -> FailureCollector? {
        var collector = current
        while let other = collector, other.severity != severity || other.isOver.load(ordering: .relaxed) {
            collector = other.outer
        }
        return collector
    }

    /// The number of the collector that would receive a failure now; 0 if that is the running test.
    ///
    /// What is reported once is so for each receiver.
    package static var receiver: UInt64 { taking(.failure)?.serial ?? 0 }

    func add(_ recorded: RecordedFailure) {
        taken.withLock { $0.append(recorded) }
    }

    private func end() {
        isOver.store(true, ordering: .relaxed)
    }

    /// Runs a body without recording its failures, which are known already or not wanted, and returns its result.
    package static func quietly<Result>(_ body: () -> Result) -> Result {
        let collector = FailureCollector(of: .failure)
        defer { collector.end() }
        return $current.withValue(collector, operation: body)
    }

    /// Runs a body and returns the failures that it recorded.
    package static let failures = CollectingCall(severity: .failure)
    /// Runs a body and returns the warnings that it recorded.
    package static let warnings = CollectingCall(severity: .warning)

    /// Collects what a body records; called, as in `FailureCollector.failures { … }`; no test sees what it takes.
    package struct CollectingCall: Sendable {
        fileprivate let severity: RecordedFailure.Severity

        /// Runs `body` and returns what it recorded, in order.
        package func callAsFunction(of body: () throws -> Void) rethrows -> [RecordedFailure] {
            let collector = FailureCollector(of: severity)
            defer { collector.end() }
            try $current.withValue(collector, operation: body)
            return collector.taken.withLock { $0 }
        }

        /// Runs `body` and returns what it and the tasks which it starts recorded, in order.
        package func callAsFunction(
            isolation: isolated (any Actor)? = #isolation, of body: () async throws -> Void
        ) async rethrows -> [RecordedFailure] {
            let collector = FailureCollector(of: severity)
            defer { collector.end() }
            try await $current.withValue(collector, operation: body)
            return collector.taken.withLock { $0 }
        }
    }
}
