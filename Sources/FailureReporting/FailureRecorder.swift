import Synchronization

/// Where recorded failures go: to a collector, else to the test that runs, else to standard error.
///
/// This module knows no test library, so that applications need none. The module that does know them installs a
/// handler here when the program is loaded.
package enum FailureRecorder {
    /// Hands a failure or a warning to the test that runs; returns whether there is one.
    package typealias Handler = @Sendable (RecordedFailure) -> Bool

    private static let handler = Mutex<Handler?>(nil)
    private static let silence = Mutex<(@Sendable () -> Bool)?>(nil)

    /// Has `handler` take what is recorded from now on.
    package static func install(_ handler: @escaping Handler) {
        Self.handler.withLock { $0 = handler }
    }

    /// Has nothing recorded where `isSilent` returns `true`, such as in view code that runs after its test has ended.
    package static func installSilence(_ isSilent: @escaping @Sendable () -> Bool) {
        silence.withLock { $0 = isSilent }
    }

    static func record(_ recorded: RecordedFailure) {
        if let isSilent = silence.withLock({ $0 }), isSilent() { return }
        deliver(recorded)
    }

    static func deliver(_ recorded: RecordedFailure) {
        if let collector = FailureCollector.taking(recorded.severity) { return collector.add(recorded) }
        // Called outside of the lock: a handler may record more.
        if let handler = handler.withLock({ $0 }), handler(recorded) { return }
        switch recorded.severity {
        case .failure: recorded.endProgram()
        case .warning: recorded.writeToStandardError("warning")
        }
    }
}
