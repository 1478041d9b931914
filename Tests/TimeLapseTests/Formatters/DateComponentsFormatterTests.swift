import Foundation
import Testing
import TimeLapse

import class TimeLapse.DateComponentsFormatter

/// Texts of Apple's documentation of `DateComponentsFormatter.UnitsStyle` and of its properties.
@Suite("DateComponentsFormatter") struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ language: String = "en"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: language)
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(
        "Each style writes nine hours, 41 minutes and 30 seconds as Apple documents it",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
            (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
        ])
    func styles(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        #expect(formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
        #expect(formatter(style).string(from: 34_890) == text)
    }

    @Test(
        "Each style writes years, months and days as Apple documents it",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.abbreviated, "3y 9mo 26d 19h 17s"),
            (.short, "3 yrs, 9 mths, 26 days, 19 hr, 17 sec"),
            (.full, "3 years, 9 months, 26 days, 19 hours, 17 seconds"),
            (.brief, "3yrs 9mths 26days 19hr 17sec"),
        ])
    func longer(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        let units: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
        let amount = DateComponents(year: 3, month: 9, day: 26, hour: 19, second: 17)
        #expect(formatter(style, units).string(from: amount) == text)
    }

    @Test("By position, leading zeros are dropped, and all units have two digits if they are padded")
    func positions() {
        let short = formatter(.positional, [.minute, .second])
        #expect([65, 5, 0, 3725].map { short.string(from: $0) } == ["1:05", "5", "0", "62:05"])
        short.zeroFormattingBehavior = .pad
        #expect([65, 5, 0].map { short.string(from: $0) } == ["01:05", "00:05", "00:00"])
        #expect(formatter(.positional, [.hour, .minute, .second]).string(from: 3600) == "1:00:00")
        #expect(formatter(.positional, [.hour, .minute]).string(from: -5400) == "-1:30")
    }

    @Test(
        "In words, units that are zero are dropped, as the behaviour says, and the smallest is left if all are"
    )
    func zeros() {
        let full = formatter(.full, [.hour, .minute, .second])
        #expect(full.string(from: 3605) == "1 hour, 5 seconds" && full.string(from: 0) == "0 seconds")
        full.zeroFormattingBehavior = .dropLeading
        #expect(full.string(from: 60) == "1 minute, 0 seconds")
        full.zeroFormattingBehavior = .dropTrailing
        #expect(full.string(from: 60) == "0 hours, 1 minute")
    }

    @Test("With the largest units only, smaller ones are left out: 1h 10m of 1h 10m 30s")
    func maximum() {
        let short = formatter(.abbreviated)
        short.maximumUnitCount = 2
        #expect(short.string(from: 4230) == "1h 10m")
        short.maximumUnitCount = 1
        #expect(short.string(from: 4230) == "1h" && short.string(from: 59) == "59s")
    }

    @Test("A text says that it is approximate, or what remains, if it is set")
    func phrases() {
        let full = formatter(.full)
        full.includesTimeRemainingPhrase = true
        #expect(full.string(from: 300) == "5 minutes remaining")
        full.includesApproximationPhrase = true
        #expect(full.string(from: 300) == "About 5 minutes remaining")
    }

    @Test("Months are counted by the calendar, from one date to another or from the reference date")
    func dates() {
        let full = formatter(.full, [.month, .day])
        full.referenceDate = Date(timeIntervalSince1970: 0)
        #expect(full.string(from: 86_400 * 32) == "1 month, 1 day")
        let start = Date(timeIntervalSince1970: 86_400 * 31)
        #expect(full.string(from: start, to: start.addingTimeInterval(86_400 * 29)) == "1 month, 1 day")
        #expect(full.string(from: .infinity) == nil && full.string(for: "text") == nil)
    }

    @Test("In other languages the names of units are those of the Unicode locale data")
    func languages() {
        #expect(formatter(.full, [.hour, .minute], "de").string(from: 3660) == "1 Stunde und 1 Minute")
        #expect(
            formatter(.full, [.hour, .minute], "fr").string(from: 7320) == "2\u{a0}heures et 2 minutes")
        #expect(formatter(.positional, [.hour, .minute], "de").string(from: 3660) == "1:01")
    }
}
