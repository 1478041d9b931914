/// The standard library's `ContinuousClock` on virtual time, so that view code that uses it compiles unchanged.
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

    /// The smallest step of the clock.
    public var minimumResolution: Duration { VirtualClock.current.minimumResolution }

    /// Suspends the task until virtual time reaches `deadline`.
    ///
    /// - Throws: `CancellationError`, as soon as the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await VirtualClock.current.sleep(until: deadline, tolerance: tolerance)
    }
}

extension Clock where Self == ContinuousClock {
    /// The current virtual clock, which also runs while the device sleeps.
    public static var continuous: ContinuousClock { ContinuousClock() }
}

extension VirtualClock.Instant {
    /// The current clock's time.
    public static var now: VirtualClock.Instant { VirtualClock.current.now }
}
