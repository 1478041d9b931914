import FailureReporting
import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// A lock of four bytes, for code that has its own memory for it; ``OSAllocatedUnfairLock`` is simpler.
public struct os_unfair_lock: Sendable {
    /// The thread that holds the lock; 0 for none.
    public var _os_unfair_lock_opaque: UInt32

    /// Makes a lock that no thread holds.
    public init() { _os_unfair_lock_opaque = 0 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The same as ``os_unfair_lock``.
public typealias os_unfair_lock_s = os_unfair_lock

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

extension UnsafeMutablePointer where Pointee == os_unfair_lock {
    /// The word of the lock; an atomic one is laid out as a plain one.
    private var word: UnsafeMutablePointer<Atomic<UInt32>> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
    }

    /// The thread as the lock knows it. Threads are aligned in memory, so the low bits are the same for all.
    private static var thread: UInt32 {
        #if canImport(Darwin)
        UInt32(truncatingIfNeeded: UInt(bitPattern: pthread_self()) >> 6) | 1 << 31
        #else
        UInt32(truncatingIfNeeded: UInt(pthread_self()) >> 6) | 1 << 31
        #endif
    }

    /// Whether the running thread holds the lock.
    var isHeldHere: Bool { word.pointee.load(ordering: .relaxed) == Self.thread }

    func tryLock() -> Bool {
        word.pointee.compareExchange(expected: 0, desired: Self.thread, ordering: .acquiring).exchanged
    }

    /// Takes the lock; one that the thread holds already is a failure, as it would wait for ever.
    func lock() {
        if isHeldHere { return LockFailure.lockedTwice.record() }
        while !tryLock() { sched_yield() }
    }

    /// Releases the lock; one that the thread does not hold is a failure, and stays as it is.
    func unlock() {
        guard isHeldHere else { return LockFailure.notHeld.record() }
        word.pointee.store(0, ordering: .releasing)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock; waits while another thread holds it. A lock that this thread holds is a failure.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.lock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes a lock if no thread holds it; returns whether it did.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { lock.tryLock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases a lock; one that this thread does not hold is a failure.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.unlock() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records a failure unless this thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    if !lock.isHeldHere { LockFailure.notHeld.record() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Records a failure if this thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    if lock.isHeldHere { LockFailure.held.record() }
}
