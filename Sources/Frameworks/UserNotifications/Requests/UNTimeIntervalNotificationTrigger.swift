import FailureReporting
import TimeLapse

/// Delivers a notification a number of seconds after its request is added.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The shortest interval of a trigger that repeats, in seconds.
    private static let leastRepeated: TimeInterval = 60

    /// The seconds from when the request is added.
    public let timeInterval: TimeInterval

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: the seconds from when the request is added, above 0; at least 60 if it repeats. Any other is a
    ///     failure, and 1 ms is used, or 60 s if it repeats.
    ///   - repeats: whether it is delivered repeatedly.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? Self.leastRepeated : 0
        let isSound = timeInterval.isFinite && (repeats ? timeInterval >= least : timeInterval > 0)
        if !isSound { NotificationFailure.interval(timeInterval, repeats: repeats).record() }
        self.timeInterval = isSound ? timeInterval : repeats ? least : 0.001
        super.init(repeats: repeats)
    }

    /// Returns when it would be delivered if its request were added now.
    public func nextTriggerDate() -> Date? { date(after: VirtualClock.current.date) }

    override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}
