/// The standard library's `SuspendingClock` on virtual time; here it equals `ContinuousClock`, as no device is
/// suspended.
public struct SuspendingClock: Clock {
    /// A point of virtual time.
    public typealias Instant = VirtualClock.Instant

    /// Makes a clock that shows the current task's virtual time.
    public init() {}

    /// The current clock's time.
    public var now: Instant { VirtualClock.current.now }

    /// The current clock's time.
    public static var now: Instant { VirtualClock.current.now }

    /// The smallest step of the clock.
    public var minimumResolution: Duration { VirtualClock.current.minimumResolution }

    /// Suspends the task until virtual time reaches `deadline`.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClock.current.sleep(until: deadline, tolerance: tolerance)
    }
}

extension Clock where Self == SuspendingClock {
    /// The current virtual clock.
    public static var suspending: SuspendingClock { SuspendingClock() }
}
