import Dispatch

/// A timer of Dispatch's.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
    /// Sets when the timer fires first, and how often from then on; `nil` for once.
    ///
    /// The missing deadline is never; one in the past fires as soon as the clock moves.
    func schedule(at deadline: DispatchTime, every interval: Duration?)
}

extension DispatchSourceTimer {
    /// Sets when the timer fires, and how often from then on. Virtual time is exact, so that `leeway` makes no
    /// difference.
    public func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(at: deadline, every: interval.repetition)
    }

    /// Sets when the timer fires, and how often from then on, in seconds; infinity for once.
    public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(at: deadline, every: Duration.repetition(seconds: interval))
    }

    /// Sets the date when the timer fires, as the clock's date is now, and how often from then on.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(at: wallDeadline.time, every: interval.repetition)
    }

    /// Sets the date when the timer fires, as the clock's date is now, and how often from then on, in seconds.
    public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: Double,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        schedule(at: wallDeadline.time, every: Duration.repetition(seconds: interval))
    }
}

extension DispatchTimeInterval {
    /// The time between two firings, of which Dispatch takes a nanosecond at least; `nil` for never.
    fileprivate var repetition: Duration? {
        if case .never = self { return nil }
        return max(duration, .nanoseconds(1))
    }
}

extension Duration {
    fileprivate static func repetition(seconds: Double) -> Duration? {
        seconds == .infinity ? nil : max(Duration(dispatchSeconds: seconds), .nanoseconds(1))
    }
}

extension DispatchWallTime {
    /// The same moment on the virtual clock.
    fileprivate var time: DispatchTime {
        DispatchTime(offset: VirtualClock.current.now.offset.shifted(by: wait))
    }
}
