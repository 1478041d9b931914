/// The standard library's clock of the same name on virtual time, in which a device is never suspended.
public struct SuspendingClock: Clock {
    /// A point of virtual time.
    public typealias Instant = VirtualClock.Instant

    /// Makes a clock that shows the current task's virtual time.
    public init() {}

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

extension Clock where Self == SuspendingClock {
    /// The clock of virtual time.
    public static var suspending: SuspendingClock { SuspendingClock() }
}
