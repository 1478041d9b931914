import Synchronization

/// Delivers recorded failures to a collector, else to the running test, else to standard error.
///
/// This module imports no test library, so that applications need none. TestRecording, which does, installs a handler
/// here when the program is loaded.
package enum FailureRecorder {
    /// Delivers a failure or a warning to the running test; returns whether there is one.
    package typealias Handler = @Sendable (RecordedFailure) -> Bool

    private static let handler = Mutex<Handler?>(nil)
    private static let silence = Mutex<(@Sendable () -> Bool)?>(nil)

    /// Sets the handler of failures and warnings.
    package static func install(_ handler: @escaping Handler) {
        Self.handler.withLock { $0 = handler }
    }

    /// Sets a condition under which nothing is recorded, as in view code that runs after its test has ended.
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
