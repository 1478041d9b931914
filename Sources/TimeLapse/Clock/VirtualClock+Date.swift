import Foundation

extension VirtualClock {
    /// The date at which every clock starts: 1 January 2001, 00:00 UTC, Foundation's reference date.
    public static let startDate = Date(timeIntervalSinceReferenceDate: 0)

    /// The current time as a date: ``startDate`` and what has passed since the clock was made.
    public var date: Date { now.date }

    /// The instant that `date` stands for; `nil` if it is not finite.
    ///
    /// A date is a binary fraction: 0.2 s after 0.1 s it is a little more than 0.3 s. If it lies a whole number
    /// of nanoseconds from now, as nearly as a date can tell, then that number is what was meant.
    func instant(of date: Date) -> Instant? {
        let now = now
        let wait = date.timeIntervalSince(now.date)
        let wholeNanoseconds = (wait * 1e9).rounded() / 1e9
        let precision = 2 * max(date.timeIntervalSinceReferenceDate.ulp, now.offset.inSeconds.ulp)
        let isWhole = abs(wholeNanoseconds - wait) <= precision
        return Duration(finiteSeconds: isWhole ? wholeNanoseconds : wait).map(now.advanced(by:))
    }
}

extension VirtualClock.Instant {
    /// The instant as a date, as nearly as a date can tell.
    var date: Date {
        VirtualClock.startDate.addingTimeInterval(offset.inSeconds)
    }
}
