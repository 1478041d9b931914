/// The standard library's `SuspendingClock` on virtual time; it runs like `ContinuousClock`, as no device is
/// suspended here.
public struct SuspendingClock: CurrentClock {
    /// A point of virtual time.
    public typealias Instant = VirtualClock.Instant

    /// Makes a clock that shows the current task's virtual time.
    public init() {}
}

extension Clock where Self == SuspendingClock {
    /// The current virtual clock.
    public static var suspending: SuspendingClock { SuspendingClock() }
}
