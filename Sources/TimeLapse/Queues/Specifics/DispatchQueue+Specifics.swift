import Dispatch
import Synchronization

extension DispatchQueue {
    /// A value that code has set on a queue, with its key.
    struct Specific: @unchecked Sendable {
        // Dispatch hands it from thread to thread as well. The key is retained: another one must not get its address.
        let key: AnyObject
        let value: Any
    }

    /// Whether a queue ever had a value; until then no block notes which queue it runs on.
    private static let hasSpecifics = Atomic(false)
    @TaskLocal private static var running: DispatchQueue?

    /// The queue that a device would run the current code on; `nil` on a thread or in a task of no queue.
    private static var current: DispatchQueue? {
        running ?? (MainQueue.isCurrent && !BlockedMain.isRunningElsewhere ? .main : nil)
    }

    /// Sets the queue's value for a key; `nil` removes it.
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
        Self.hasSpecifics.store(true, ordering: .relaxed)
        let new = value.map { Specific(key: key, value: $0) }
        // The former value is released outside of the lock.
        _ = specifics.withLock { specifics in
            let former = specifics[ObjectIdentifier(key)]
            specifics[ObjectIdentifier(key)] = new
            return former
        }
    }

    /// The queue's value for a key.
    public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        specifics.withLock { $0[ObjectIdentifier(key)] }?.value as? Value
    }

    /// The value for a key of the queue whose block is running: in view code that is the main queue.
    public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
        current?.getSpecific(key: key)
    }

    /// Runs `body` as code of this queue.
    func whileRunning<Result>(_ body: () -> Result) -> Result {
        guard Self.hasSpecifics.load(ordering: .relaxed) else { return body() }
        return Self.$running.withValue(self, operation: body)
    }
}
