import Foundation

/// Stops endless recursion, such as a button's action that taps the button, before the stack overflows.
///
/// One value stands for one kind of call, and counts per thread. The call enters it, and leaves it at its end:
///
/// ```swift
/// guard nesting.enter({ NestingFailure("an observer of \(name) posts it again") }) else { return }
/// defer { nesting.leave() }
/// ```
///
/// The first call beyond the limit records its failure. From then on, inner calls are rejected until the outermost one
/// is over: a function that calls itself twice would otherwise reach the limit 2ⁿ times.
package struct Nesting: Sendable {
    /// The default limit: more levels than terminating code needs.
    ///
    /// The tasks of a test run on threads with a stack of 512 KB, and a debug build takes a few KB for such a call.
    package static let usualLimit = 25

    package let limit: Int
    // The thread's value is twice the depth, plus 1 once the limit was exceeded.
    private let key: pthread_key_t

    /// Makes a kind of call, which is never freed: the system has thread keys for some hundred.
    package init(limit: Int = usualLimit) {
        self.limit = limit
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "pthread_key_create failed: the process has no thread keys left.")
        self.key = key
    }

    /// Begins a call; returns whether it may proceed, which then requires a call of ``leave()``.
    ///
    /// - Parameter failure: the failure to record for the first call beyond the limit.
    /// - Complexity: O(1), some nanoseconds.
    package func enter(_ failure: () -> any Failure) -> Bool {
        let state = state
        if state & 1 == 0, state >> 1 < limit {
            set(state &+ 2)
            return true
        }
        if state & 1 == 0 {
            set(state | 1)
            failure().record()
        }
        return false
    }

    /// Ends a call that ``enter(_:)`` allowed.
    package func leave() {
        let state = state &- 2
        set(state > 1 ? state : 0)
    }

    private var state: Int { Int(bitPattern: pthread_getspecific(key)) }

    private func set(_ state: Int) {
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: state))
    }
}
