import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor @Suite("Picking dates by touch") struct PickDateTests {
    /// A window with a date picker in it; returns what failed.
    @discardableResult
    private func withPicker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, zone: String = "UTC", locale: String = "en_US",
        _ body: (UIDatePicker) throws -> Void
    ) rethrows -> [String] {
        var failures: [String] = []
        try inOwnApplication { window, _ in
            let picker = UIDatePicker()
            picker.locale = Locale(identifier: locale)
            picker.calendar = Calendar(identifier: .gregorian)
            picker.timeZone = TimeZone(identifier: zone)
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            picker.frame.origin = CGPoint(x: 20, y: 100)
            picker.accessibilityIdentifier = "day"
            window.addSubview(picker)
            failures = try FailureCollector.failures { try body(picker) }.map(\.text)
                .map { $0.components(separatedBy: "\nThe view hierarchy:")[0] }
        }
        return failures
    }

    private func date(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, zone: String = "UTC"
    ) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    @Test(
        "A date is chosen by touches, whatever the picker looks like",
        arguments: [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth],
        [UIDatePickerStyle.wheels, .compact, .inline])
    func styles(mode: UIDatePicker.Mode, style: UIDatePickerStyle) {
        let failures = withPicker(mode, style) { picker in
            picker.date = date(2026, 1, 31, 9, 30)
            var changes = 0
            picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            pick(picker, date: date(2027, 2, 14, 17, 45))
            let expected =
                switch mode {
                case .date: date(2027, 2, 14, 9, 30)
                case .time: date(2026, 1, 31, 17, 45)
                case .yearAndMonth: date(2027, 2, 28, 9, 30)
                default: date(2027, 2, 14, 17, 45)
                }
            #expect(picker.date == expected && changes > 0)
            let count = changes
            pick(picker, date: picker.date)
            #expect(changes == count)
            #expect(picker.window?.subviews.count == 1, "something is still open")
        }
        #expect(failures.isEmpty)
    }

    @Test(
        "A date years away is picked by the wheels for month and year",
        arguments: [UIDatePickerStyle.compact, .inline])
    func yearsAway(style: UIDatePickerStyle) {
        let failures = withPicker(.date, style) { picker in
            picker.date = date(2026, 1, 31)
            pick(picker, date: date(1999, 12, 31))
            #expect(picker.date == date(1999, 12, 31))
            pick(picker, date: date(2028, 2, 29))
            #expect(picker.date == date(2028, 2, 29))
        }
        #expect(failures.isEmpty)
    }

    @Test("Limits in between do not keep a date between them from being picked")
    func limitsOnTheWay() {
        let failures = withPicker(.dateAndTime, .wheels, locale: "de_DE") { picker in
            picker.minimumDate = date(2026, 3, 10, 9, 30)
            picker.maximumDate = date(2027, 1, 5, 8)
            pick(picker, date: date(2027, 1, 5, 7, 59))
            #expect(picker.date == date(2027, 1, 5, 7, 59))
            pick(picker, date: date(2026, 3, 10, 9, 30))
            #expect(picker.date == date(2026, 3, 10, 9, 30))
        }
        #expect(failures.isEmpty)
    }

    @Test("Durations are chosen, in whole steps")
    func durations() {
        let failures = withPicker(.countDownTimer, .automatic) { picker in
            pick(picker, duration: .seconds(3 * 3600 + 25 * 60))
            #expect(picker.countDownDuration == 12_300)
            picker.minuteInterval = 5
            pick(picker, duration: .seconds(300))
            #expect(picker.countDownDuration == 300)
            pick(picker, duration: .seconds(60))
            pick(picker, duration: .seconds(86_400))
            pick(picker, duration: .milliseconds(600_001))
            pick(picker, date: date(2026, 1, 1))
            #expect(picker.countDownDuration == 300)
        }
        let start = "failed on UIDatePicker #day: "
        let limits = "the duration must be from 5 min to 23 h 55 min in steps of 5 min"
        #expect(
            failures == [
                "pick(duration:) \(start)\(limits), not 60 s.",
                "pick(duration:) \(start)\(limits), not 86400 s.",
                "pick(duration:) \(start)\(limits), not 600.001 s.",
                "pick(date:) \(start)it counts down; pick(_:duration:) chooses how long.",
            ])
    }

    @Test("Dates that cannot be chosen are failures that say why")
    func failures() {
        let failures = withPicker(.dateAndTime, .wheels) { picker in
            picker.date = date(2026, 5, 1, 10)
            picker.minuteInterval = 15
            pick(picker, date: date(2026, 5, 1, 10, 20))
            picker.minimumDate = date(2026, 4, 1, 12, 30)
            pick(picker, date: date(2026, 4, 1, 12, 15))
            picker.maximumDate = date(2026, 6, 1)
            pick(picker, date: date(2026, 6, 1, 0, 15))
            pick(picker, date: Date(timeIntervalSinceReferenceDate: .nan))
            pick(picker, duration: .seconds(60))
            picker.isEnabled = false
            pick(picker, date: date(2026, 5, 2))
            #expect(picker.date == date(2026, 5, 1, 10))
        }
        let start = "failed on UIDatePicker #day: "
        #expect(
            failures == [
                "pick(date:) \(start)2026-05-01 10:20 is between two steps: its minuteInterval is 15.",
                "pick(date:) \(start)2026-04-01 12:15 is out of range: its minimumDate is 2026-04-01 12:30.",
                "pick(date:) \(start)2026-06-01 00:15 is out of range: its minimumDate is 2026-04-01 12:30 and its"
                    + " maximumDate is 2026-06-01 00:00.",
                "pick(date:) \(start)the date is not finite.",
                "pick(duration:) \(start)it does not count down; pick(_:date:) chooses a date.",
                "pick cannot touch UIDatePicker #day: it is disabled.",
            ])
    }

    @Test("A time that the clocks skip on the picker's day is not there")
    func skippedHour() {
        let zone = "America/New_York"
        let failures = withPicker(.time, .wheels, zone: zone) { picker in
            picker.date = date(2026, 3, 8, 1, 30, zone: zone)
            pick(picker, date: date(2026, 3, 9, 2, 30, zone: zone))
        }
        #expect(
            failures == [
                "pick(date:) failed on UIDatePicker #day: asked for the time of 2026-03-09 02:30, which"
                    + " does not exist on the day of 2026-03-08 01:30."
            ])
    }

    @Test("An action that sets another date is a failure")
    func elsewhere() {
        let failures = withPicker(.date, .inline) { picker in
            picker.date = date(2026, 5, 1)
            picker.addAction(
                UIAction { [weak picker] _ in picker?.date = Date(timeIntervalSinceReferenceDate: 0) },
                for: .valueChanged)
            pick(picker, date: date(2026, 5, 9))
        }
        #expect(
            failures == [
                "pick(date:) failed on UIDatePicker #day: asked for 2026-05-09, but it ended with 2001-01-01."
            ])
    }

    @Test("Any date is reached from any other", arguments: 0..<Rounds.of(8, share: 3))
    func random(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let styles: [UIDatePickerStyle] = [.wheels, .compact, .inline]
        let zones = ["America/New_York", "Asia/Kathmandu", "Europe/Berlin"]
        let locales = ["en_US", "de_DE", "ja_JP", "he_IL", "ko_KR"]
        let isWithTime = numbers.onceIn(2)
        // Wheels that are turned day by day take long to years away.
        let days = isWithTime ? 500 : 12_000
        let failures = withPicker(
            isWithTime ? .dateAndTime : .date, styles[seed % 3], zone: numbers.element(of: zones),
            locale: locales[seed % 5]
        ) { picker in
            for _ in 0..<3 {
                // Whole minutes that no time zone skips: at noon, by and large.
                let day = Double(numbers.next(below: days)) * 86_400 + 43_200
                pick(picker, date: Date(timeIntervalSinceReferenceDate: day))
            }
        }
        #expect(failures.isEmpty)
    }
}
