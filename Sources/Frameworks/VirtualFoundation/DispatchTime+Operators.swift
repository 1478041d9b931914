import Dispatch
import TimeLapse

// Operators are found in modules that are imported as a whole, and view code imports this one: the scoped
// export of a type does not include them.

extension TimeLapse::DispatchTime {
    /// The time `interval` later; `distantFuture` if that is past the end of the clock.
    public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
        time.advanced(by: interval)
    }

    /// The time `interval` earlier.
    public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
        time.advanced(bySeconds: -interval.duration.inSeconds)
    }

    /// The time `seconds` later; `distantFuture` if that is past the end of the clock. NaN is a failure.
    public static func + (time: Self, seconds: Double) -> Self {
        time.advanced(bySeconds: seconds)
    }

    /// The time `seconds` earlier; NaN is a failure.
    public static func - (time: Self, seconds: Double) -> Self {
        time.advanced(bySeconds: -seconds)
    }
}

extension TimeLapse::DispatchWallTime {
    /// The time `interval` later.
    public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
        time.advanced(bySeconds: interval.duration.inSeconds)
    }

    /// The time `interval` earlier.
    public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
        time.advanced(bySeconds: -interval.duration.inSeconds)
    }

    /// The time `seconds` later; NaN is a failure.
    public static func + (time: Self, seconds: Double) -> Self {
        time.advanced(bySeconds: seconds)
    }

    /// The time `seconds` earlier; NaN is a failure.
    public static func - (time: Self, seconds: Double) -> Self {
        time.advanced(bySeconds: -seconds)
    }
}

extension VirtualClock.Instant {
    /// The instant `duration` later.
    public static func + (instant: Self, duration: Duration) -> Self {
        instant.advanced(by: duration)
    }

    /// The instant `duration` earlier.
    public static func - (instant: Self, duration: Duration) -> Self {
        instant.advanced(by: .zero - duration)
    }

    /// The time from `other` to `instant`; negative if `other` is later.
    public static func - (instant: Self, other: Self) -> Duration {
        other.duration(to: instant)
    }
}
