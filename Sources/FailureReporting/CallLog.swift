import Synchronization

/// Remembers the last call that a test made, for failures in view code that no call of the test runs, and who observes
/// the test.
///
/// A test's world has one, bound by the task-local ``CallContext``.
package final class CallLog: Sendable {
    /// The log of code outside of any world, which has observers but no last call.
    package static let outside = CallLog()

    private let site = Mutex<CallSite?>(nil)
    private let observed = Mutex<(any TestObserver)?>(nil)
    private let isObserved = Atomic(false)
    private let handling = Mutex<FailureHandling?>(nil)
    /// The number of logs with an observer, for all that happens while there is none anywhere.
    private static let observedLogs = Atomic(0)

    package init() {
        for observer in Self.everywhere.withLock({ $0 }) { add(observer) }
    }

    deinit { change { _ in [] } }

    /// The line of the last call; `nil` if there was none.
    package var last: CallSite? { site.withLock { $0 } }

    /// The number of calls that the test has made, those inside another not counted.
    package var callCount: Int { calls.load(ordering: .relaxed) }
    private let calls = Atomic(0)

    func note(_ call: CallSite) {
        site.withLock { $0 = call }
        calls.add(1, ordering: .relaxed)
    }

    // MARK: Observers

    /// What observes the test, such as the recorder of a trace; `nil` if nothing does.
    ///
    /// - Complexity: one read of a flag if nothing does.
    package var observer: (any TestObserver)? {
        isObserved.load(ordering: .acquiring) ? observed.withLock { $0 } : nil
    }

    package func add(_ observer: any TestObserver) {
        change { observers in observers.contains { $0 === observer } ? observers : observers + [observer] }
    }

    package func remove(_ observer: any TestObserver) {
        change { $0.filter { $0 !== observer } }
    }

    /// The observers of all logs that are made from now on, and of code outside of any.
    private static let everywhere = Mutex<[any TestObserver]>([])

    static func addEverywhere(_ observer: any TestObserver) {
        everywhere.withLock { if !$0.contains(where: { $0 === observer }) { $0.append(observer) } }
        outside.add(observer)
    }

    static func removeEverywhere(_ observer: any TestObserver) {
        everywhere.withLock { $0.removeAll { $0 === observer } }
        outside.remove(observer)
    }

    private func change(_ change: ([any TestObserver]) -> [any TestObserver]) {
        let (wasObserved, isObserved) = observed.withLock { observer in
            let old = observer.map { ($0 as? ObserverGroup)?.observers ?? [$0] } ?? []
            let new = change(old)
            observer = new.count > 1 ? ObserverGroup(new) : new.first
            return (!old.isEmpty, !new.isEmpty)
        }
        // Counted up before the log is marked, and down after.
        if !wasObserved, isObserved { Self.observedLogs.add(1, ordering: .releasing) }
        self.isObserved.store(isObserved, ordering: .releasing)
        if wasObserved, !isObserved { Self.observedLogs.subtract(1, ordering: .releasing) }
    }

    /// Whether any test of the process has an observer.
    package static var isAnyObserved: Bool { observedLogs.load(ordering: .acquiring) > 0 }

    // MARK: Failures

    /// What happens when a failure is recorded; `nil` for the usual.
    package var handler: FailureHandler? {
        get { handling.withLock { $0?.handler } }
        set { handling.withLock { $0 = newValue.map { FailureHandling(handler: $0) } } }
    }

    /// Asks the handler about a failure; returns `nil` if there is none.
    func decide(about failure: @autoclosure () -> TestFailure) -> FailureHandling.Result? {
        guard let handling = handling.withLock({ $0 }) else { return nil }
        if handling.hasStopped { return .ignored }
        // Outside of the lock: it may record more, or set another handler.
        let decision = handling.handler.decide(failure())
        if decision == .stop { self.handling.withLock { $0?.hasStopped = true } }
        return .recorded(decision)
    }

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
