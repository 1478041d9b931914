import Foundation

/// Ends calls that lead back to themselves, such as a button's action that taps the button, before the stack overflows.
///
/// One value stands for one kind of call, in every thread for itself. The call enters it, and leaves it at its end:
///
/// ```swift
/// guard nesting.enter({ NestingFailure("an observer of \(name) posts it again") }) else { return }
/// defer { nesting.leave() }
/// ```
///
/// The first call beyond the limit records its failure. From then on no inner call is let in until the outermost one is
/// over, since one that calls itself twice would otherwise come to the limit 2ⁿ times.
package struct Nesting: Sendable {
    /// How deep most calls may be nested: more than code that ends has a use for.
    ///
    /// The tasks of a test run on threads with a stack of 512 KB, and a debug build takes a few KB for such a call.
    package static let usualLimit = 25

    /// How deep the calls may be nested.
    package let limit: Int
    // What is kept with it is twice the depth, with a bit for having given up.
    private let key: pthread_key_t

    /// Makes a kind of call, which is there for as long as the process is: the system has room for some hundred.
    package init(limit: Int = usualLimit) {
        self.limit = limit
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "The system has no room for more data of threads.")
        self.key = key
    }

    /// Begins a call; returns whether it may go on, and then needs ``leave()``.
    ///
    /// - Parameter failure: what to record for the first call that is too deep.
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

    /// Ends a call that was let in.
    package func leave() {
        let state = state &- 2
        set(state > 1 ? state : 0)
    }

    private var state: Int { Int(bitPattern: pthread_getspecific(key)) }

    private func set(_ state: Int) {
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: state))
    }
}
