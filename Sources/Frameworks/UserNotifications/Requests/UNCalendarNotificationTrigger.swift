import TimeLapse

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
