import TimeLapse

// Of two functions with the same parameters, the one in a module that is imported as a whole is preferred to
// the standard library's. The scoped exports of types do not make TimeLapse such a module; this one is.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for nanoseconds of virtual time.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleepOnClock(nanoseconds: duration)
    }

    /// Lets other tasks run before this one continues.
    ///
    /// A task of a test's application moves to the end of the queue of such tasks. The standard library's `yield` would
    /// leave that queue for a moment when called on another actor, and the task would seem to be suspended.
    public static func yield() async {
        await giveWay()
    }
}
