import Synchronization

/// Delivers recorded failures to a collector, else to the running test, else to standard error.
///
/// This module imports no test library, so that applications need none. TestRecording, which does, installs a handler
/// here when the program is loaded.
package enum FailureRecorder {
    /// Delivers a failure or a warning to the running test; returns whether there is one.
    package typealias Handler = @Sendable (RecordedFailure) -> Bool

    /// Whether a failure is being handed to the running test, so that it need not be told whose the failure is.
    @TaskLocal package static var isDelivering = false

    /// In a structure: a generic type such as `Mutex` that holds a closure itself wraps it once more at each read.
    private struct Handlers {
        var deliver: Handler?
        var isSilent: (@Sendable () -> Bool)?
    }

    private static let handlers = Mutex(Handlers())

    /// Sets the handler of failures and warnings.
    package static func install(_ handler: @escaping Handler) {
        handlers.withLock { $0.deliver = handler }
    }

    /// Sets a condition under which nothing is recorded, as in view code that runs after its test has ended.
    package static func installSilence(_ isSilent: @escaping @Sendable () -> Bool) {
        handlers.withLock { $0.isSilent = isSilent }
    }

    static func record(_ recorded: RecordedFailure) {
        if let isSilent = handlers.withLock({ $0.isSilent }), isSilent() { return }
        deliver(recorded)
    }

    static func deliver(_ recorded: RecordedFailure) {
        if let scope = recorded.scope, scope.receiver == FailureCollector.receiver {
            scope.noteFailure(
                recorded.failure.description, at: recorded.siteInScope.map { "\($0)" })
        }
        if let collector = FailureCollector.taking(recorded.severity) { return collector.add(recorded) }
        // Called outside of the lock: a handler may record more.
        if let handler = handlers.withLock({ $0.deliver }),
            $isDelivering.withValue(true, operation: { handler(recorded) })
        {
            return
        }
        switch recorded.severity {
        case .failure: recorded.endProgram()
        case .warning: recorded.writeToStandardError("warning")
        }
    }
}
