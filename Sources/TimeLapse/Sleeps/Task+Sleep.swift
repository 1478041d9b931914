import FailureReporting

// `Task.sleep` in view code resolves to these: an extension in an imported module is preferred to the
// standard library's.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for a duration of virtual time; zero or less yields to other tasks.
    ///
    /// - Parameter tolerance: how late it may be; unused, as virtual time is exact.
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    nonisolated(nonsending) public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws {
        try await sleep(duration, at: CallSite(fileID, filePath, line, column))
    }

    /// Suspends the task for nanoseconds of virtual time; HeadlessUIKit's `Task.sleep(nanoseconds:)` calls it.
    package static func sleepOnClock(nanoseconds duration: UInt64) async throws {
        try await sleep(Duration(attoseconds: Int128(duration) * 1_000_000_000), at: nil)
    }

    /// Yields to other tasks: at the end of the clock's task queue, if the current task runs in it.
    package static func giveWay() async {
        guard let queue = TaskQueue.current else { return await yield() }
        await queue.yield()
    }

    /// Suspends the task until virtual time reaches `deadline`.
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

    /// Suspends the task until virtual time reaches `deadline`.
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
        // `.seconds(.infinity)` traps; a duration past the end of the clock means never.
        let wait = max(.zero, min(duration, .longest))
        try await clock.sleep(until: clock.now.advanced(by: wait), site: site)
    }
}
