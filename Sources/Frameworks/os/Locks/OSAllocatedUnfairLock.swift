import FailureReporting

/// A lock with the state that it protects.
///
/// ```swift
/// let counter = OSAllocatedUnfairLock(initialState: 0)
/// counter.withLock { $0 += 1 }
/// ```
///
/// A thread that locks it twice is a failure, and the second body runs all the same.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// What a lock is expected to be.
    public enum Ownership: Hashable, Sendable {
        /// Held by this thread.
        case owner
        /// Not held by this thread.
        case notOwner
    }

    private final class Storage {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        /// By a pointer, so that a call inside another one, which is a failure, does not end the program.
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

        init(_ state: State) {
            lock.initialize(to: os_unfair_lock())
            self.state.initialize(to: state)
        }

        deinit {
            state.deinitialize(count: 1)
            state.deallocate()
            lock.deinitialize(count: 1)
            lock.deallocate()
        }
    }

    // The state is read and written only by the thread that holds the lock.
    private let storage: Storage

    /// Makes a lock with a state that may not be sendable.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Makes a lock with a state.
    public init(initialState: State) where State: Sendable {
        storage = Storage(initialState)
    }

    /// Runs `body` with the state while the lock is held, and returns its result.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        guard !storage.lock.isHeldHere else {
            LockFailure.lockedTwice.record()
            // The outer call has the state, so the inner one gets a copy.
            var copy = storage.state.pointee
            return try body(&copy)
        }
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state.pointee)
    }

    /// Runs `body` with the state while the lock is held, and returns its result.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs `body` if no thread holds the lock, and returns its result; `nil` otherwise.
    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? {
        guard storage.lock.tryLock() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state.pointee)
    }

    /// Runs `body` if no thread holds the lock, and returns its result; `nil` otherwise.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Records a failure unless the lock is held by this thread, or is not, as expected.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Runs `body` while the lock is held, and returns its result.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs `body` while the lock is held, and returns its result.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Runs `body` if no thread holds the lock, and returns its result; `nil` otherwise.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable () throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Takes the lock; waits while another thread holds it.
    public func lock() { withStorage { $0.lock() } }

    /// Releases the lock; one that this thread does not hold is a failure.
    public func unlock() { withStorage { $0.unlock() } }

    /// Takes the lock if no thread holds it; returns whether it did.
    public func lockIfAvailable() -> Bool { withStorage { $0.tryLock() } }
}

extension OSAllocatedUnfairLock {
    fileprivate func withStorage<Result>(_ body: (os_unfair_lock_t) -> Result) -> Result {
        withExtendedLifetime(storage) { body(storage.lock) }
    }
}
