import Synchronization

/// Delivers recorded failures to a collector, else to the running test, else to standard error.
///
/// This module imports no test library, so that applications need none. TestRecording, which does, installs a handler
/// here when the program is loaded.
package enum FailureRecorder {
    /// What the running test made of a failure or a warning.
    package enum Receipt: Sendable {
        /// No test is running.
        case refused
        /// It is recorded.
        case recorded
        /// It is recorded as a known issue, which fails nothing.
        case known
    }

    /// Delivers a failure or a warning to the running test, if there is one.
    package typealias Handler = @Sendable (RecordedFailure) -> Receipt

    /// Whether a failure is being handed to the running test, so that it need not be told whose the failure is.
    @TaskLocal package static var isDelivering = false

    /// In a structure: a generic type such as `Mutex` that holds a closure itself wraps it once more at each read.
    private struct Handlers {
        var deliver: Handler?
        var isSilent: (@Sendable () -> Bool)?
    }

    private static let handlers = Mutex(Handlers())

    package static func install(_ handler: @escaping Handler) {
        handlers.withLock { $0.deliver = handler }
    }

    /// Sets a condition under which nothing is recorded, as in view code that runs after its test has ended.
    package static func installSilence(_ isSilent: @escaping @Sendable () -> Bool) {
        handlers.withLock { $0.isSilent = isSilent }
    }

    package static var isTesting: Bool { handlers.withLock { $0.deliver != nil } }

    static func record(_ recorded: RecordedFailure) {
        if let isSilent = handlers.withLock({ $0.isSilent }), isSilent() { return }
        deliver(recorded)
    }

    static func deliver(_ recorded: RecordedFailure) {
        if let collector = FailureCollector.taking(recorded.severity) {
            collector.add(recorded)
            return recorded.noteInScope()
        }
        var recorded = recorded
        if let lead = recorded.failure.runningLineLead, let line = RunningLine.current {
            recorded.runningLine = "\(lead) \(line)."
        }
        let log = CallContext.current.log ?? .outside
        let asked = recorded.severity == .failure ? log.decide(about: TestFailure(recorded)) : nil
        if case .ignored = asked { return }
        // Called outside of the lock: a handler may record more.
        let handler = handlers.withLock { $0.deliver }
        switch $isDelivering.withValue(true, operation: { [recorded] in handler?(recorded) ?? .refused }) {
        case .recorded: recorded.noteRecorded()
        case .known: break
        case .refused:
            switch recorded.severity {
            case .failure:
                guard case .recorded(.continue) = asked else { recorded.endProgram() }
                recorded.writeToStandardError("error")
                recorded.noteRecorded()
            case .warning: recorded.writeToStandardError("warning")
            }
        }
    }
}

extension RecordedFailure {
    /// Tells the scope and what observes the test.
    fileprivate func noteRecorded() {
        noteInScope()
        CallContext.observer?.recorded(TestFailure(self))
    }

    /// Tells the scope of the failure, unless a collector inside the scope has taken it.
    fileprivate func noteInScope() {
        guard let scope, scope.receiver == FailureCollector.receiver else { return }
        scope.noteFailure(failure.description, at: siteInScope.map { "\($0)" })
    }
}
