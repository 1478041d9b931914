struct DateMonth {
    let start: Date
    /// Its number in the calendar, which may skip numbers, and whether it is a leap month.
    let number: Int
    let isLeap: Bool
    let days: Int
}

/// Computes which dates of a date picker can be selected, and converts dates to and from their parts.
///
/// A wheel's rows count the years: 10,000 of them, the first of which in the Gregorian calendar is year 1.
struct DateRules {
    /// The dates that pickers support: roughly the Gregorian years 1 to 9999.
    static let possible = Date.distantPast...Date(timeIntervalSinceReferenceDate: 252_423_993_599)
    static let yearCount = 10_000
    private static let yearsBeforeAnchor = 2000
    /// More months than a year has in any calendar.
    private static let mostMonths = 14

    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    private let anchor: Date

    init(calendar: Calendar) {
        self.calendar = calendar
        let start = Date(timeIntervalSinceReferenceDate: 0)
        anchor = calendar.dateInterval(of: .year, for: start)?.start ?? start
    }

    // MARK: Limits

    /// The range of dates that can be selected; limits that exclude every date are ignored.
    var limits: ClosedRange<Date> {
        let possible = Self.possible
        let first = max(minimum ?? possible.lowerBound, possible.lowerBound)
        let last = min(maximum ?? possible.upperBound, possible.upperBound)
        return first <= last ? first...last : possible
    }

    func clamped(_ date: Date) -> Date {
        let limits = limits
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    /// The last time on the minute interval that is not after `date`.
    func onStep(_ date: Date) -> Date {
        guard minuteInterval > 1, let minute = calendar.dateInterval(of: .minute, for: date)?.start else {
            return date
        }
        let beyond = calendar.component(.minute, from: date) % minuteInterval
        return minute.addingTimeInterval(-60 * Double(beyond))
    }

    /// The nearest date that can be selected, on the minute interval if the limits leave room for that.
    func allowed(_ date: Date) -> Date {
        let inLimits = clamped(date)
        let step = onStep(inLimits)
        if step >= limits.lowerBound { return step }
        let next = step.addingTimeInterval(60 * Double(minuteInterval))
        return next <= limits.upperBound ? next : inLimits
    }

    // MARK: Parts

    func start(ofYear row: Int) -> Date {
        calendar.date(byAdding: .year, value: row - Self.yearsBeforeAnchor, to: anchor) ?? anchor
    }

    func year(of date: Date) -> Int {
        let years = calendar.dateComponents([.year], from: anchor, to: date).year ?? 0
        var row = min(max(years + Self.yearsBeforeAnchor, 0), Self.yearCount - 1)
        // Years before the anchor count down towards it.
        while row > 0, start(ofYear: row) > date { row -= 1 }
        while row < Self.yearCount - 1, start(ofYear: row + 1) <= date { row += 1 }
        return row
    }

    func months(ofYear row: Int) -> [DateMonth] {
        let (first, end) = (start(ofYear: row), start(ofYear: row + 1))
        var months: [DateMonth] = []
        while months.count < Self.mostMonths,
            let start = calendar.date(byAdding: .month, value: months.count, to: first), start < end
        {
            let parts = calendar.dateComponents([.month], from: start)
            months.append(
                DateMonth(
                    start: start, number: parts.month ?? 1, isLeap: parts.isLeapMonth ?? false,
                    days: calendar.range(of: .day, in: .month, for: start)?.count ?? 30))
        }
        return months
    }

    func month(of date: Date, in months: [DateMonth]) -> Int {
        max(0, (months.firstIndex { $0.start > date } ?? months.count) - 1)
    }

    /// The same month in another year; the next one if that year does not have it.
    func month(like month: DateMonth, in months: [DateMonth]) -> DateMonth {
        months.first { $0.number == month.number && $0.isLeap == month.isLeap }
            ?? months.first { $0.number >= month.number } ?? months.last ?? month
    }

    func day(of date: Date, in month: DateMonth) -> Int {
        calendar.dateComponents([.day], from: month.start, to: calendar.startOfDay(for: date)).day ?? 0
    }

    func day(_ index: Int, in month: DateMonth) -> Date {
        let index = min(max(index, 0), month.days - 1)
        return calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start
    }

    var mostDays: Int { calendar.maximumRange(of: .day)?.count ?? 31 }

    /// A time on a day; a time skipped by daylight saving gives the first one after it.
    func date(on day: Date, hour: Int, minute: Int, second: Int = 0) -> Date {
        calendar.date(bySettingHour: hour, minute: minute, second: second, of: day) ?? day
    }

    /// The time of `date` on another day.
    func date(on day: Date, atTimeOf date: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        return self.date(
            on: day, hour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0)
    }

    func isSameMonth(_ date: Date, _ other: Date) -> Bool {
        calendar.isDate(date, equalTo: other, toGranularity: .month)
    }

    func isSameDay(_ date: Date, _ other: Date) -> Bool { calendar.isDate(date, inSameDayAs: other) }
}
