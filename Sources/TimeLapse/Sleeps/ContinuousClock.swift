/// The standard library's `ContinuousClock` on virtual time, so that view code that uses it compiles unchanged.
///
/// ```swift
/// try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
/// ```
public struct ContinuousClock: CurrentClock {
    /// A point of virtual time.
    public typealias Instant = VirtualClock.Instant

    /// Makes a clock that shows the current task's virtual time.
    public init() {}
}

extension Clock where Self == ContinuousClock {
    /// The current virtual clock, which also runs while the device sleeps.
    public static var continuous: ContinuousClock { ContinuousClock() }
}

extension VirtualClock.Instant {
    /// The current clock's time.
    public static var now: VirtualClock.Instant { VirtualClock.current.now }
}
