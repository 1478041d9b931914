import FailureReporting
import Foundation

extension VirtualClock {
    /// The date at which every clock starts: 1 January 2001, 00:00 UTC, Foundation's reference date.
    public static let startDate = Date(timeIntervalSinceReferenceDate: 0)

    /// The current time as a date: ``startDate`` and what has passed since the clock was made, unless it was set.
    ///
    /// Setting it changes the wall-clock date only: ``now`` and all deadlines stay. A date that is not finite is a
    /// failure, and the old date is kept.
    public var date: Date {
        get { state.withLock { $0.dateOfStart.addingTimeInterval($0.now.offset.inSeconds) } }
        set {
            guard newValue.timeIntervalSinceReferenceDate.isFinite else {
                ClockFailure.notFinite(newValue.timeIntervalSinceReferenceDate, request: "A clock's date")
                    .record()
                return
            }
            state.withLock { $0.dateOfStart = newValue.addingTimeInterval(-$0.now.offset.inSeconds) }
        }
    }

    /// The date at an instant, within the precision of a `Date`.
    func date(of instant: Instant) -> Date {
        state.withLock { $0.dateOfStart }.addingTimeInterval(instant.offset.inSeconds)
    }

    /// The instant that `date` stands for; `nil` if it is not finite.
    ///
    /// A date is a binary fraction: 0.2 s after 0.1 s it is a little more than 0.3 s. If it is a whole number of
    /// nanoseconds from now, within the precision of a `Date`, that number is used.
    func instant(of date: Date) -> Instant? {
        let now = now
        let today = self.date(of: now)
        let wait = date.timeIntervalSince(today)
        let wholeNanoseconds = (wait * 1e9).rounded() / 1e9
        let seconds = [date.timeIntervalSinceReferenceDate, today.timeIntervalSinceReferenceDate]
        let precision = 2 * max(seconds[0].ulp, seconds[1].ulp, now.offset.inSeconds.ulp)
        let isWhole = abs(wholeNanoseconds - wait) <= precision
        return Duration(finiteSeconds: isWhole ? wholeNanoseconds : wait).map(now.advanced(by:))
    }
}
