import FailureReporting
import Foundation
import TimeLapse

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject {
    /// Whether it is delivered again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }

    /// When it is delivered after a date; `nil` if it is not.
    func date(after date: Date) -> Date? { nil }
}

/// Delivers a notification some time after it was added.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The least seconds for what repeats.
    private static let leastRepeated: TimeInterval = 60

    /// The seconds from when it is added.
    public let timeInterval: TimeInterval

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: the seconds from when it is added, above 0; at least 60 for what repeats. Any other is a failure,
    ///     and the least is taken.
    ///   - repeats: whether it is delivered again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? Self.leastRepeated : 0
        let isSound = timeInterval.isFinite && (repeats ? timeInterval >= least : timeInterval > 0)
        if !isSound { NotificationFailure.interval(timeInterval, repeats: repeats).record() }
        self.timeInterval = isSound ? timeInterval : repeats ? least : 0.001
        super.init(repeats: repeats)
    }

    /// When it would be delivered if it was added now.
    public func nextTriggerDate() -> Date? { date(after: VirtualClock.current.date) }

    override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification at dates.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// What the dates have in common.
    public let dateComponents: DateComponents

    /// Makes a trigger for the next date that has these components, and for all further ones if it repeats.
    ///
    /// They are those of their calendar and time zone; of the Gregorian one and the current zone where they have none.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it would be delivered next if it was added now; `nil` if no date has the components.
    public func nextTriggerDate() -> Date? { date(after: VirtualClock.current.date) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar(identifier: .gregorian)
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var components = dateComponents
        (components.calendar, components.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    }
}

/// A notification that came from afar.
public final class UNPushNotificationTrigger: UNNotificationTrigger {
    init() {
        super.init(repeats: false)
    }
}
