/// A clock of the current task's virtual time, such as ``ContinuousClock`` and ``SuspendingClock``.
public protocol CurrentClock: Clock where Instant == VirtualClock.Instant {}

extension CurrentClock {
    /// The current clock's time.
    public var now: Instant { VirtualClock.current.now }

    /// The current clock's time.
    public static var now: Instant { VirtualClock.current.now }

    /// The smallest step of the clock: one attosecond, as virtual time is exact.
    public var minimumResolution: Duration { VirtualClock.current.minimumResolution }

    /// Suspends the task until virtual time reaches `deadline`.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClock.current.sleep(until: deadline, tolerance: tolerance)
    }
}
