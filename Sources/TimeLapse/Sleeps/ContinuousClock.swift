/// The standard library's clock of the same name on virtual time, so that view code which measures and waits with
/// it keeps its spelling.
///
/// ```swift
/// try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
/// ```
public struct ContinuousClock: Clock {
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

extension Clock where Self == ContinuousClock {
    /// The clock of virtual time, device asleep or not.
    public static var continuous: ContinuousClock { ContinuousClock() }
}

extension VirtualClock.Instant {
    /// The current clock's time.
    public static var now: VirtualClock.Instant { VirtualClock.current.now }
}
