import Dispatch

extension DispatchQueue {
    /// The queue that a device would run the current code on; `nil` on a thread or in a task of no queue.
    private static var current: DispatchQueue? {
        running ?? (MainQueue.isCurrent && !BlockedMain.isRunningElsewhere ? .main : nil)
    }

    /// Sets the queue's value for a key; `nil` removes it.
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
        Self.noteSpecifics()
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
}
