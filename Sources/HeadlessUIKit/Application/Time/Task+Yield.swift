import TimeLapse

// Of two functions with the same parameters, that of a module which is imported as a whole is preferred to the
// standard library's. The scoped exports of types do not make TimeLapse such a module; this one is.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for nanoseconds of virtual time.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleepOnClock(nanoseconds: duration)
    }

    /// Lets other tasks go on before this one does.
    ///
    /// In a task of a test's application it goes to the end of the line of such tasks. The standard library's would
    /// leave that line for a moment where it is called on an actor of one's own, and be taken to be at rest.
    public static func yield() async {
        await giveWay()
    }
}
