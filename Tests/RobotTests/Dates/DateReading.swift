// What an application's files read that import no more than Foundation.
import Foundation
import Testing

/// A way to ask what time it is.
struct DateReading: CustomTestStringConvertible, Sendable {
    let name: String
    /// Reads the seconds since the beginning of 2001, or since the test's begin.
    let seconds: @Sendable () -> Double

    var testDescription: String { name }

    private init(_ name: String, _ seconds: @escaping @Sendable () -> Double) {
        (self.name, self.seconds) = (name, seconds)
    }

    /// Those that tell the date.
    static let dates = [
        DateReading("Date()") { Date().timeIntervalSinceReferenceDate },
        DateReading("Date.now") { Date.now.timeIntervalSinceReferenceDate },
        DateReading("Date(timeIntervalSinceNow:)") {
            Date(timeIntervalSinceNow: -5).timeIntervalSinceReferenceDate + 5
        },
        DateReading("timeIntervalSinceNow") { -Date(timeIntervalSinceReferenceDate: 0).timeIntervalSinceNow },
        DateReading("Date.timeIntervalSinceReferenceDate") { Date.timeIntervalSinceReferenceDate },
        DateReading("NSDate()") { NSDate().timeIntervalSinceReferenceDate },
        DateReading("NSDate(timeIntervalSinceNow:)") {
            NSDate(timeIntervalSinceNow: 5).timeIntervalSinceReferenceDate - 5
        },
        DateReading("NSDate.timeIntervalSinceReferenceDate") { NSDate.timeIntervalSinceReferenceDate },
        DateReading("clock_gettime") { read(CLOCK_REALTIME) - Date.timeIntervalBetween1970AndReferenceDate },
        DateReading("gettimeofday") {
            var time = timeval()
            gettimeofday(&time, nil)
            return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
                - Date.timeIntervalBetween1970AndReferenceDate
        },
    ]

    /// Those that tell what has passed since the device was switched on, which is when the test began.
    static let uptimes = [
        DateReading("systemUptime") { ProcessInfo.processInfo.systemUptime },
        DateReading("clock_gettime, monotonic") { read(CLOCK_MONOTONIC) },
    ]

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The whole seconds that `time` returns, since the beginning of 1970.
    static var wholeSeconds: Int { time(nil) }

    /// The seconds that the process has computed, which no clock but its own counts.
    static var computedSeconds: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    /// Whether a date is yesterday, today or tomorrow, as calendars say.
    static func day(of date: Date) -> String? {
        let calendar = Calendar.current
        if calendar.isDateInToday(date) { return "today" }
        if calendar.isDateInTomorrow(date) { return "tomorrow" }
        return calendar.isDateInYesterday(date) ? "yesterday" : nil
    }
}
