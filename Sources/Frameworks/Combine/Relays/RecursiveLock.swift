import Foundation
import Synchronization

/// A lock that the thread which holds it may take again.
///
/// It is held while a subscriber is called: threads that send at the same time call it one after another, and what it
/// sends to itself comes within its call.
@usableFromInline struct RecursiveLock: ~Copyable, Sendable {
    @usableFromInline let base = Lock()
    /// The thread that holds the lock; zero if there is none.
    @usableFromInline let owner = Atomic<UInt>(0)

    @inlinable init() {}

    /// Runs `body` while the lock is held.
    @inlinable @inline(__always) func withLock<Result>(_ body: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        // Another thread may write it meanwhile, but never this one's number.
        if owner.load(ordering: .relaxed) == thread { return body() }
        base.lock()
        owner.store(thread, ordering: .relaxed)
        defer {
            owner.store(0, ordering: .relaxed)
            base.unlock()
        }
        return body()
    }
}
