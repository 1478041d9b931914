import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// Date pickers on wheels.
@MainActor @Suite("Date pickers with wheels") struct DateWheelsTests {
    @Test(
        "The wheels are in the locale's order, with its texts",
        arguments: [
            ("en_US", UIDatePicker.Mode.date, "month day year", "February 3 2001"),
            ("de_DE", .date, "day month year", "3 Februar 2001"),
            ("ja_JP", .date, "year month day", "2001年 2月 3日"),
            ("he_IL", .date, "year month day", "2001 פברואר 3"),
            ("en_US", .time, "hour minute period", "2 05 PM"),
            ("de_DE", .time, "hour minute", "14 05"),
            ("ko_KR", .time, "period hour minute", "오후 2 05"),
            ("he_IL", .time, "hour minute", "14 05"),
            ("en_US", .dateAndTime, "date hour minute period", "Sat, Feb 3 2 05 PM"),
            ("he_IL", .dateAndTime, "hour minute date", "14 05 שבת, 3 בפבר׳"),
            ("en_US", .yearAndMonth, "month year", "February 2001"),
            ("zh_CN", .yearAndMonth, "year month", "2001年 二月"),
        ])
    func order(locale: String, mode: UIDatePicker.Mode, columns: String, texts: String) {
        DateStage.run(mode, .wheels, locale: locale) { stage in
            stage.picker.date = stage.date(2001, 2, 3, 14, 5)
            #expect(stage.columns.map(\.rawValue).joined(separator: " ") == columns)
            #expect(stage.shown.joined(separator: " ") == texts)
        }
    }

    @Test("What is read aloud says more than what is shown")
    func spoken() {
        DateStage.run(.dateAndTime, .wheels) { stage in
            stage.application.clock.date = stage.date(2026, 11, 21, 9)
            stage.picker.date = stage.date(2026, 11, 21, 7, 1)
            #expect(stage.shown == ["Today", "7", "01", "AM"])
            #expect(stage.spoken == ["Today", "7 o’clock", "01 minute", "AM"])
            stage.picker.date = stage.date(2026, 11, 22, 7, 30)
            #expect(stage.spoken == ["Sun, Nov 22", "7 o’clock", "30 minutes", "AM"])
        }
    }

    @Test("A new picker shows the clock's time, and sends nothing for what code sets")
    func start() {
        UIApplication.withShared(UIApplication()) {
            UIApplication.shared.clock.date = Date(timeIntervalSinceReferenceDate: 1000)
            #expect(UIDatePicker().date == Date(timeIntervalSinceReferenceDate: 1000))
            #expect(UIDatePicker().datePickerMode == .dateAndTime)
            #expect(UIDatePicker().datePickerStyle == .compact)
        }
        DateStage.run(.date, .wheels) { stage in
            stage.picker.date = stage.date(2026, 1, 31)
            stage.picker.setDate(stage.date(2027, 3, 4), animated: true)
            #expect(stage.text == "2027-03-04 00:00:00")
            stage.idle()
            #expect(stage.shown == ["March", "4", "2027"] && stage.events.isEmpty)
        }
    }

    @Test("The 31st becomes the last day of a shorter month, and its wheel turns back")
    func shortMonth() {
        DateStage.run(.date, .wheels) { stage in
            stage.picker.date = stage.date(2027, 1, 31, 8, 15)
            stage.turn(.month, by: 1)
            #expect(stage.take() == ["changed 2027-02-28 08:15:00"])
            #expect(stage.shown == ["February", "28", "2027"])
            stage.turn(.year, by: 1)
            #expect(stage.take() == ["changed 2028-02-28 08:15:00"])
            stage.turn(.day, by: 1)
            #expect(stage.take() == ["changed 2028-02-29 08:15:00"])
            stage.turn(.day, by: 1)
            #expect(stage.take() == [] && stage.shown == ["February", "29", "2028"])
            stage.turn(.year, by: 1)
            #expect(stage.take() == ["changed 2029-02-28 08:15:00"])
            // December goes on with January, of the same year.
            stage.picker.date = stage.date(2027, 12, 5)
            stage.turn(.month, by: 1)
            #expect(stage.take() == ["changed 2027-01-05 00:00:00"])
        }
    }

    @Test("Hours turn the half of the day with them, and the half turns the hours")
    func halves() {
        DateStage.run(.time, .wheels) { stage in
            stage.picker.date = stage.date(2027, 1, 31, 11, 15).addingTimeInterval(12)
            stage.turn(.hour, by: 1)
            #expect(stage.take() == ["changed 2027-01-31 12:15:00"])
            #expect(stage.shown == ["12", "15", "PM"])
            stage.turn(.period, by: -1)
            #expect(stage.take() == ["changed 2027-01-31 00:15:00"])
            stage.turn(.minute, by: -2)
            #expect(stage.take() == ["changed 2027-01-31 00:13:00"])
        }
    }

    @Test("A date outside the limits becomes the nearest one inside")
    func limits() {
        DateStage.run(.dateAndTime, .wheels) { stage in
            stage.picker.minimumDate = stage.date(2027, 5, 10, 9, 30)
            stage.picker.maximumDate = stage.date(2027, 5, 11, 18)
            #expect(stage.text == "2027-05-10 09:30:00")
            stage.turn(.hour, by: -1)
            #expect(stage.take() == [] && stage.shown == ["Mon, May 10", "9", "30", "AM"])
            stage.turn(.date, by: 1)
            #expect(stage.take() == ["changed 2027-05-11 09:30:00"])
            stage.turn(.date, by: 2)
            #expect(stage.take() == ["changed 2027-05-11 18:00:00"])
            #expect(stage.shown == ["Tue, May 11", "6", "00", "PM"])
            stage.picker.date = stage.date(2030, 1, 1)
            #expect(stage.text == "2027-05-11 18:00:00")
            // Limits that contradict each other do not count.
            stage.picker.maximumDate = stage.date(2027, 5, 1)
            stage.picker.date = stage.date(2030, 1, 1)
            #expect(stage.text == "2030-01-01 00:00:00")
            stage.picker.minimumDate = nil
            #expect(stage.text == "2027-05-01 00:00:00")
            #expect(stage.take() == [])
        }
    }

    @Test("Times go by the interval; one that does not divide an hour does not count")
    func interval() {
        DateStage.run(.time, .wheels) { stage in
            stage.picker.date = stage.date(2027, 5, 10, 9, 44)
            stage.picker.minuteInterval = 15
            #expect(stage.text == "2027-05-10 09:30:00" && stage.shown == ["9", "30", "AM"])
            stage.picker.roundsToMinuteInterval = false
            #expect(stage.text == "2027-05-10 09:44:00")
            stage.turn(.minute, by: 1)
            #expect(stage.take() == ["changed 2027-05-10 09:45:00"])
            stage.turn(.minute, by: 1)
            #expect(stage.take() == ["changed 2027-05-10 09:00:00"])
            stage.picker.minimumDate = stage.date(2027, 5, 10, 9, 5)
            stage.turn(.minute, by: 1)
            #expect(stage.take() == ["changed 2027-05-10 09:30:00"])
            stage.turn(.minute, by: -1)
            #expect(stage.take() == ["changed 2027-05-10 09:15:00"])
            stage.turn(.minute, by: -1)
            #expect(stage.take() == [] && stage.shown == ["9", "15", "AM"])
            for odd in [7, 0, -5, 60, 31, .max] {
                stage.picker.minuteInterval = odd
                #expect(stage.picker.minuteInterval == 1)
            }
        }
    }

    @Test("A duration is at most 23:59, and the user cannot select less than a minute")
    func countDown() {
        let failures = DateStage.run(.countDownTimer, .inline) { stage in
            #expect(stage.picker.datePickerStyle == .wheels)
            #expect(stage.picker.countDownDuration == 0)
            #expect(stage.shown == ["0 hours", "1 min"])
            stage.picker.countDownDuration = 3660
            #expect(stage.shown == ["1 hour", "1 min"])
            stage.turn(.hours, by: -1)
            #expect(stage.take() == ["changed 60"])
            stage.turn(.minutes, by: -1)
            #expect(stage.take() == [] && stage.shown == ["0 hours", "1 min"])
            stage.turn(.hours, by: 2)
            #expect(stage.take() == ["changed 7260"])
            stage.picker.countDownDuration = 1e9
            #expect(stage.picker.countDownDuration == 86_399)
            #expect(stage.shown == ["23 hours", "59 min"])
            stage.picker.countDownDuration = -.infinity
            #expect(stage.picker.countDownDuration == 86_399)
        }
        #expect(failures.count == 1)
    }

    @Test("A time skipped by daylight saving becomes the next one")
    func skippedHour() {
        DateStage.run(.dateAndTime, .wheels) { stage in
            stage.picker.timeZone = TimeZone(identifier: "America/New_York")
            stage.picker.date = stage.date(2026, 3, 8, 1, 30)
            stage.turn(.hour, by: 1)
            #expect(stage.take() == ["changed 2026-03-08 03:00:00"])
            #expect(stage.shown[1...] == ["3", "00", "AM"])
            // The days around it are whole days all the same.
            stage.turn(.date, by: -1)
            stage.turn(.date, by: 2)
            #expect(stage.take() == ["changed 2026-03-07 03:00:00", "changed 2026-03-09 03:00:00"])
        }
    }

    @Test("In other calendars the months are the year's own")
    func otherCalendars() {
        DateStage.run(.date, .wheels) { stage in
            var hebrew = Calendar(identifier: .hebrew)
            hebrew.timeZone = .gmt
            stage.picker.calendar = hebrew
            // 5784 is a leap year, with two months of Adar.
            stage.picker.date =
                hebrew.date(from: DateComponents(year: 5784, month: 5, day: 30)) ?? .distantPast
            #expect(stage.shown == ["Shevat", "30", "5784"] || stage.shown == ["30", "Shevat", "5784"])
            stage.turn(.month, by: 1)
            #expect(stage.shown.contains("Adar I"))
            stage.turn(.month, by: 1)
            #expect(stage.shown.contains("Adar II") && stage.shown.contains("29"))
            stage.turn(.year, by: 1)
            #expect(stage.shown.contains("Adar") && stage.shown.contains("5785"))
            let parts = hebrew.dateComponents([.year, .month, .day], from: stage.picker.date)
            #expect(parts.year == 5785 && parts.month == 7 && parts.day == 29)
            #expect(stage.take().count == 3)
        }
        DateStage.run(.date, .wheels) { stage in
            stage.picker.calendar = Calendar(identifier: .buddhist)
            stage.picker.date = stage.date(2026, 11, 21)
            #expect(stage.shown.contains { $0.contains("2569") })
            stage.turn(.year, by: 1)
            #expect(stage.text == "2027-11-21 00:00:00")
        }
    }

    @Test("Dates that no calendar shows are failures, and change nothing")
    func impossible() {
        var name = ""
        let failures = DateStage.run(.date, .wheels) { stage in
            stage.picker.date = stage.date(2026, 1, 2)
            name = stage.picker.summary
            stage.picker.date = Date(timeIntervalSinceReferenceDate: .nan)
            stage.picker.date = Date(timeIntervalSinceReferenceDate: 1e300)
            stage.picker.minimumDate = Date(timeIntervalSinceReferenceDate: .infinity)
            stage.picker.maximumDate = Date(timeIntervalSinceReferenceDate: -1e15)
            #expect(stage.text == "2026-01-02 00:00:00")
            #expect(stage.picker.minimumDate == nil && stage.picker.maximumDate == nil)
            stage.picker.minimumDate = .distantPast
            stage.picker.maximumDate = .distantFuture
            stage.picker.date = .distantPast
            #expect(stage.shown.last == "1")
            stage.turn(.year, by: -1)
            #expect(stage.take() == [])
        }
        #expect(
            failures == [
                "The date of \(name) was set to nan, which is not finite. The old value is kept.",
                "The date of \(name) was set to a date that is not in the years 1 to 9999. The old value is kept.",
                "The minimumDate of \(name) was set to inf, which is not finite. The old value is kept.",
                "The maximumDate of \(name) was set to a date that is not in the years 1 to 9999. The old value is kept.",
            ])
    }

    @Test("Assistive technology turns the wheels by rows, with the same events")
    func accessibility() {
        DateStage.run(.date, .wheels) { stage in
            stage.picker.date = stage.date(2027, 1, 31)
            stage.wheel(.month)?.accessibilityIncrement()
            #expect(stage.take() == ["changed 2027-02-28 00:00:00"])
            stage.idle()
            stage.wheel(.day)?.accessibilityIncrement()
            stage.idle()
            #expect(stage.take() == [] && stage.spoken == ["February", "28", "2027"])
            stage.picker.isEnabled = false
            #expect(stage.wheel(.day)?.accessibilityTraits == [.adjustable, .notEnabled])
            stage.wheel(.day)?.accessibilityDecrement()
            stage.turn(.day, by: -1)
            #expect(stage.take() == [])
        }
    }
}
