import Synchronization

/// Remembers the last call that a test made, for failures in view code that no call of the test runs.
///
/// A test's world has one, bound by the task-local ``CallContext``.
package final class CallLog: Sendable {
    private let site = Mutex<CallSite?>(nil)
    private let observed = Mutex<(any TestObserver)?>(nil)
    private let isObserved = Atomic(false)

    /// Makes an empty log.
    package init() {}

    /// The line of the last call; `nil` if there was none.
    package var last: CallSite? {
        get { site.withLock { $0 } }
        set { site.withLock { $0 = newValue } }
    }

    /// The observer of the test, such as the recorder of a trace; `nil` if there is none.
    ///
    /// - Complexity: one read of a flag if there is none.
    package var observer: (any TestObserver)? {
        get { isObserved.load(ordering: .acquiring) ? observed.withLock { $0 } : nil }
        set {
            observed.withLock { $0 = newValue }
            isObserved.store(newValue != nil, ordering: .releasing)
        }
    }

    /// The current context with this log.
    package var context: CallContext {
        var context = CallContext.current
        context.log = self
        return context
    }
}

extension CallContext {
    /// The line of the last call of the test; `nil` if there was none, and outside of a world.
    package static var lastCall: CallSite? { current.log?.last }
}
