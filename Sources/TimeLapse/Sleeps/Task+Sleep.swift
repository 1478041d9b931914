import FailureReporting

// View code's `Task.sleep` means these: a module's own extension is preferred to the standard library's.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for a duration of virtual time; zero or less lets other tasks go on before this one does.
    ///
    /// - Parameter tolerance: how late it may be; not used, for virtual time is exact.
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    nonisolated(nonsending) public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws {
        try await sleep(duration, at: CallSite(fileID, filePath, line, column))
    }

    /// Suspends the task for nanoseconds of virtual time, for a module that view code imports as a whole.
    package static func sleepOnClock(nanoseconds duration: UInt64) async throws {
        try await sleep(Duration(attoseconds: Int128(duration) * 1_000_000_000), at: nil)
    }

    /// Lets other tasks go on before this one does: at the end of the line of tasks that know the clock, if it is in it.
    package static func giveWay() async {
        guard let queue = TaskQueue.current else { return await yield() }
        await queue.yield()
    }

    /// Suspends the task until virtual time gets to `deadline`.
    ///
    /// ```swift
    /// try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
    /// ```
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    nonisolated(nonsending) public static func sleep(
        until deadline: VirtualClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let site = CallSite(fileID, filePath, line, column)
        try await VirtualClock.current.sleep(until: deadline, site: site)
    }

    /// Suspends the task until virtual time gets to `deadline`.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    nonisolated(nonsending) public static func sleep(
        until deadline: VirtualClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let site = CallSite(fileID, filePath, line, column)
        try await VirtualClock.current.sleep(until: deadline, site: site)
    }

    nonisolated(nonsending) private static func sleep(_ duration: Duration, at site: CallSite?) async throws {
        let clock = VirtualClock.current
        // `.seconds(.infinity)` cannot be made; a duration past the end of the clock means never.
        let wait = max(.zero, min(duration, .longest))
        try await clock.sleep(until: clock.now.advanced(by: wait), site: site)
    }
}
