import Synchronization

/// Remembers the last call that a test made, for failures in view code that no call of the test runs.
///
/// A test's world has one, bound by the task-local ``CallContext``.
package final class CallLog: Sendable {
    private let site = Mutex<CallSite?>(nil)
    private let observed = Mutex<(any TestObserver)?>(nil)
    private let isObserved = Atomic(false)
    /// The number of logs with an observer, for all that happens while there is none anywhere.
    private static let observedLogs = Atomic(0)

    package init() {}

    deinit { observer = nil }

    /// The line of the last call; `nil` if there was none.
    package var last: CallSite? { site.withLock { $0 } }

    /// The number of calls that the test has made, those inside another not counted.
    package var callCount: Int { calls.load(ordering: .relaxed) }
    private let calls = Atomic(0)

    func note(_ call: CallSite) {
        site.withLock { $0 = call }
        calls.add(1, ordering: .relaxed)
    }

    /// The observer of the test, such as the recorder of a trace; `nil` if there is none.
    ///
    /// - Complexity: one read of a flag if there is none.
    package var observer: (any TestObserver)? {
        get { isObserved.load(ordering: .acquiring) ? observed.withLock { $0 } : nil }
        set {
            let old = observed.withLock { observer in
                defer { observer = newValue }
                return observer
            }
            // Counted up before the log is marked, and down after.
            if old == nil, newValue != nil { Self.observedLogs.add(1, ordering: .releasing) }
            isObserved.store(newValue != nil, ordering: .releasing)
            if old != nil, newValue == nil { Self.observedLogs.subtract(1, ordering: .releasing) }
        }
    }

    /// Whether any test of the process has an observer.
    package static var isAnyObserved: Bool { observedLogs.load(ordering: .acquiring) > 0 }

    package var context: CallContext {
        var context = CallContext.current
        context.log = self
        return context
    }
}

extension CallContext {
    /// The line of the last call of the test; `nil` if there was none, and outside of a world.
    package static var lastCall: CallSite? { current.log?.last }

    /// The number of calls that the test has made; 0 outside of a world.
    package static var callCount: Int { current.log?.callCount ?? 0 }
}
