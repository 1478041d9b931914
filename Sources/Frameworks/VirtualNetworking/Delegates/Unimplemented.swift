import Synchronization

/// Tells whether a delegate implements a method that it was called by.
///
/// Foundation on Apple's platforms asks the delegate's class. Here the implementations that a protocol's extension
/// gives
/// note that they were reached.
final class Unimplemented: Sendable {
    private let isReached = Atomic(false)
    @TaskLocal private static var current: Unimplemented?

    /// Notes that the running call has reached an implementation that does nothing.
    static func note() { current?.isReached.store(true, ordering: .relaxed) }

    /// Calls the first of several delegates that is of a type and implements what `message` calls.
    ///
    /// - Returns: whether one does.
    @discardableResult
    static func send<Delegate>(
        to delegates: [any URLSessionDelegate], _ message: (Delegate) -> Void
    ) -> Bool {
        for delegate in delegates {
            guard let delegate = delegate as? Delegate else { continue }
            let call = Unimplemented()
            $current.withValue(call) { message(delegate) }
            if !call.isReached.load(ordering: .relaxed) { return true }
        }
        return false
    }
}
