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

    /// Calls a method; returns whether the delegate implements it.
    static func call(_ body: () -> Void) -> Bool {
        let call = Unimplemented()
        $current.withValue(call) { body() }
        return !call.isReached.load(ordering: .relaxed)
    }

    /// Calls the first of several delegates that is of a type and implements what `message` calls.
    ///
    /// - Returns: whether one does.
    @discardableResult
    static func send<Delegate>(
        to delegates: [any Sendable], _ message: (Delegate) -> Void
    ) -> Bool {
        delegates.contains { delegate in
            guard let delegate = delegate as? Delegate else { return false }
            return call { message(delegate) }
        }
    }

    /// Calls a method that may suspend, and a handler with its answer; returns whether the delegate implements it.
    ///
    /// The method runs at once up to its first suspension: an implementation that does nothing is over by then.
    ///
    /// - Parameter goOn: runs the method's steps after that.
    static func begin<Answer: Sendable>(
        goingOn goOn: @escaping BeginningExecutor.Continuing, _ body: @escaping @Sendable () async -> Answer,
        then handler: @escaping @Sendable (Answer) -> Void
    ) -> Bool {
        let (call, executor) = (Unimplemented(), BeginningExecutor(goOn))
        Task.immediate(executorPreference: executor) {
            let answer = await $current.withValue(call) { await body() }
            // What an implementation reaches after a suspension is no longer its own lack.
            if executor.isOver || !call.isReached.load(ordering: .relaxed) { handler(answer) }
        }
        executor.end()
        return !call.isReached.load(ordering: .relaxed)
    }
}
