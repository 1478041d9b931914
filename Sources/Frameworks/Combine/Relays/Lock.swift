import Synchronization

/// A lock that is held only to read or write state: never while other code is called, nor while objects are released.
@usableFromInline struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())

    @inlinable init() {}

    /// Runs `body` while the lock is held.
    @inlinable @inline(__always) func withLock<Result>(_ body: () -> Result) -> Result {
        // Not the mutex's own: it would need an optional of the result, whose type is made at run time in each call.
        lock()
        defer { unlock() }
        return body()
    }

    /// Takes the lock; ``unlock()`` must follow.
    @inlinable @inline(__always) func lock() { mutex._unsafeLock() }

    /// Releases the lock.
    @inlinable @inline(__always) func unlock() { mutex._unsafeUnlock() }
}
