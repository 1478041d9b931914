import Synchronization

/// A lock that is held only to read or write state: never while other code is called, nor while objects are released.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())

    /// Runs `body` while the lock is held.
    @inline(__always)
    func withLock<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        mutex.withLock { _ in result = body() }
        // The line above has set it.
        return result.unsafelyUnwrapped
    }
}
