import FailureReporting
import Foundation
import TimeLapse

/// What determines when a notification is delivered.
open class UNNotificationTrigger: NSObject {
    /// Whether it is delivered repeatedly.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// Returns the next date of delivery after a date; `nil` if there is none.
    func date(after date: Date) -> Date? { nil }
}

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

/// Delivers a notification at the dates that match date components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components that the dates match.
    public let dateComponents: DateComponents

    /// Makes a trigger for the next date that matches the components, and for all later ones if it repeats.
    ///
    /// If the components have no calendar, the Gregorian one is used; if they have no time zone, the calendar's.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns when it would be delivered next if its request were added now; `nil` if no date matches.
    public func nextTriggerDate() -> Date? { date(after: VirtualClock.current.date) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar(identifier: .gregorian)
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var components = dateComponents
        (components.calendar, components.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    }
}

/// The trigger of a remote notification.
public final class UNPushNotificationTrigger: UNNotificationTrigger {
    init() {
        super.init(repeats: false)
    }
}
