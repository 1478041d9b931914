/// A clock that shows the current task's virtual time: ``ContinuousClock`` and ``SuspendingClock`` are such clocks.
public protocol CurrentClock: Clock where Instant == VirtualClock.Instant {}

extension CurrentClock {
    /// The current clock's time.
    public var now: Instant { VirtualClock.current.now }

    /// The current clock's time.
    public static var now: Instant { VirtualClock.current.now }

    /// The least time that can pass.
    public var minimumResolution: Duration { VirtualClock.current.minimumResolution }

    /// Suspends the task until virtual time gets to `deadline`.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClock.current.sleep(until: deadline, tolerance: tolerance)
    }
}
