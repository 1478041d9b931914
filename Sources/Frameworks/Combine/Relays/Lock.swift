import Synchronization

/// A lock that is held only to read or write state: never while other code is called, nor while objects are released.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())

    /// Runs `body` while the lock is held.
    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
        // Not the mutex's own: it would need an optional of the result, whose type is made at run time in each call.
        lock()
        defer { unlock() }
        return body()
    }

    /// Takes the lock; ``unlock()`` must follow.
    @inline(__always)
    func lock() { mutex._unsafeLock() }

    /// Releases the lock.
    @inline(__always)
    func unlock() { mutex._unsafeUnlock() }
}
