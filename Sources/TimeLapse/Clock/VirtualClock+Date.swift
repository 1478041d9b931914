import Foundation

extension VirtualClock {
    /// The date at which every clock starts: 1 January 2001, 00:00 UTC, Foundation's reference date.
    public static let startDate = Date(timeIntervalSinceReferenceDate: 0)

    /// The current time as a date: ``startDate`` and what has passed since the clock was made.
    public var date: Date {
        Self.startDate.addingTimeInterval(now.offset.inSeconds)
    }
}
