import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Date pickers that show calendars, in place and over the window.
@MainActor @Suite("Date pickers with calendars") struct DateCalendarTests {
    private func dayTitles(_ calendar: DateCalendar?) -> [String] {
        calendar?.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
            .compactMap(\.currentTitle) ?? []
    }

    @Test("A calendar shows the days of the month, from the locale's first day of the week on")
    func month() {
        DateStage.run(.date, .inline) { stage in
            stage.application.clock.date = stage.date(2026, 11, 20, 12)
            stage.picker.date = stage.date(2026, 11, 21, 8)
            stage.application.commit()
            let calendar = stage.picker.calendarView
            #expect(dayTitles(calendar) == ["November 2026"] + (1...30).map { "\($0)" })
            let labels = calendar?.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(labels == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
            let first = calendar?.button(for: stage.date(2026, 11, 1))
            #expect(first?.frame.minX == 0 && first?.accessibilityLabel == "Sunday, November 1")
            let chosen = calendar?.button(for: stage.date(2026, 11, 21))
            #expect(chosen?.accessibilityTraits == [.button, .selected])
            let today = calendar?.button(for: stage.date(2026, 11, 20))
            #expect(today?.accessibilityLabel == "Today, Friday, November 20")
        }
        DateStage.run(.date, .inline, locale: "de_DE") { stage in
            stage.picker.calendar = nil
            stage.picker.date = stage.date(2026, 11, 21)
            stage.application.commit()
            let labels = stage.picker.calendarView?.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(labels?.first == "Mo.")
            // The first is a Sunday, and the last in its row.
            let first = stage.picker.calendarView?.button(for: stage.date(2026, 11, 1))
            #expect(first.map { $0.frame.maxX.rounded() } == stage.picker.bounds.width)
        }
        DateStage.run(.date, .inline, locale: "he_IL") { stage in
            stage.picker.date = stage.date(2026, 11, 21)
            stage.application.commit()
            let first = stage.picker.calendarView?.button(for: stage.date(2026, 11, 1))
            #expect(first.map { $0.frame.maxX } == stage.picker.bounds.width)
        }
    }

    @Test("A tap on a day selects it, at the time that was selected before")
    func day() {
        DateStage.run(.date, .inline) { stage in
            stage.picker.date = stage.date(2026, 11, 21, 8, 30)
            stage.application.commit()
            let calendar = stage.picker.calendarView
            stage.tap(calendar?.button(for: stage.date(2026, 11, 3)))
            #expect(stage.take() == ["changed 2026-11-03 08:30:00"])
            #expect(calendar?.button(for: stage.date(2026, 11, 3))?.isSelected == true)
            #expect(calendar?.button(for: stage.date(2026, 11, 21))?.isSelected == false)
            stage.tap(calendar?.button(for: stage.date(2026, 11, 3)))
            #expect(stage.take() == [])
        }
    }

    @Test("Arrows show other months, within the limits, and select nothing")
    func arrows() {
        DateStage.run(.date, .inline) { stage in
            stage.picker.date = stage.date(2026, 12, 31)
            stage.picker.minimumDate = stage.date(2026, 12, 30, 18)
            stage.picker.maximumDate = stage.date(2027, 1, 2)
            stage.application.commit()
            let calendar = stage.picker.calendarView
            #expect(calendar?.previousButton.isEnabled == false)
            #expect(calendar?.button(for: stage.date(2026, 12, 29))?.isEnabled == false)
            #expect(calendar?.button(for: stage.date(2026, 12, 30))?.isEnabled == true)
            stage.tap(calendar?.nextButton)
            #expect(calendar?.monthButton.currentTitle == "January 2027" && stage.take() == [])
            #expect(calendar?.nextButton.isEnabled == false)
            stage.tap(calendar?.button(for: stage.date(2027, 1, 3)))
            #expect(stage.take() == [])
            stage.tap(calendar?.button(for: stage.date(2027, 1, 2)))
            #expect(stage.take() == ["changed 2027-01-02 00:00:00"])
            stage.tap(calendar?.previousButton)
            // Only the end of the 30th may be chosen.
            stage.tap(calendar?.button(for: stage.date(2026, 12, 30)))
            #expect(stage.take() == ["changed 2026-12-30 18:00:00"])
        }
    }

    @Test("The month's name opens wheels for month and year in the days' place")
    func monthWheels() {
        DateStage.run(.date, .inline) { stage in
            stage.picker.date = stage.date(2026, 10, 31)
            stage.application.commit()
            let calendar = stage.picker.calendarView
            #expect(calendar?.monthButton.accessibilityLabel == "Show year picker")
            #expect(calendar?.monthButton.accessibilityValue == "October 2026")
            stage.tap(calendar?.monthButton)
            #expect(calendar?.monthButton.accessibilityLabel == "Hide year picker")
            #expect(dayTitles(calendar) == ["October 2026"])
            stage.application.commit()
            let wheel = calendar?.monthWheels?.picker.pickerWheels[0]
            wheel?.accessibilityIncrement()
            #expect(stage.take() == ["changed 2026-11-30 00:00:00"])
            #expect(calendar?.monthButton.currentTitle == "November 2026")
            stage.tap(calendar?.monthButton)
            #expect(dayTitles(calendar).count == 31)
        }
    }

    @Test("In the compact style, buttons show the date, and open calendar or wheels over the window")
    func compact() {
        DateStage.run(.dateAndTime, .compact) { stage in
            stage.picker.date = stage.date(2026, 11, 21, 20, 7)
            stage.application.commit()
            let buttons = [stage.picker.dateButton, stage.picker.timeButton]
            #expect(buttons.map { $0?.currentTitle } == ["Nov 21, 2026", "8:07\u{202F}PM"])
            #expect(buttons.map { $0?.accessibilityLabel } == ["Date Picker", "Time Picker"])
            #expect(buttons.map { $0?.accessibilityValue } == ["Nov 21, 2026", "8:07\u{202F}PM"])
            stage.tap(stage.picker.dateButton)
            #expect(stage.take() == ["opened"])
            stage.application.commit()
            let overlay = stage.picker.overlay
            #expect(overlay?.superview === stage.window && overlay?.accessibilityViewIsModal == true)
            stage.tap((overlay?.content as? DateCalendar)?.button(for: stage.date(2026, 11, 3)))
            #expect(stage.take() == ["changed 2026-11-03 20:07:00"])
            #expect(stage.picker.dateButton?.currentTitle == "Nov 3, 2026")
            #expect(stage.picker.overlay != nil)
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(stage.take() == ["closed"])
            #expect(stage.picker.overlay == nil && overlay?.superview == nil)
            stage.tap(stage.picker.timeButton)
            stage.turn(.minute, by: 2)
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(stage.take() == ["opened", "changed 2026-11-03 20:09:00", "closed"])
            #expect(stage.picker.timeButton?.currentTitle == "8:09\u{202F}PM")
        }
    }

    @Test("An inline picker has a button that opens wheels for the time")
    func inlineTime() {
        DateStage.run(.dateAndTime, .inline) { stage in
            stage.picker.date = stage.date(2026, 11, 21, 20, 7)
            stage.tap(stage.picker.timeButton)
            stage.turn(.hour, by: -1)
            Finger.tap(CGPoint(x: 10, y: 10))
            #expect(stage.take() == ["opened", "changed 2026-11-21 19:07:00", "closed"])
        }
        DateStage.run(.time, .inline) { stage in
            stage.application.commit()
            #expect(stage.picker.calendarView == nil && stage.picker.timeButton != nil)
        }
    }

    @Test("The popover closes when the picker is removed or disabled, or changes its mode or style")
    func closing() {
        let ways: [@MainActor (UIDatePicker) -> Void] = [
            { $0.removeFromSuperview() }, { $0.isEnabled = false }, { $0.datePickerMode = .time },
            { $0.preferredDatePickerStyle = .wheels },
        ]
        for way in ways {
            DateStage.run(.date, .compact) { stage in
                stage.tap(stage.picker.dateButton)
                #expect(stage.picker.overlay != nil)
                way(stage.picker)
                #expect(stage.picker.overlay == nil && stage.take() == ["opened", "closed"])
            }
        }
    }

    @Test("A calendar has the size that fits it until it is given another")
    func size() {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        #expect(picker.bounds.size == picker.intrinsicContentSize && picker.bounds.height == 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.preferredDatePickerStyle = .inline
        #expect(picker.frame.size == CGSize(width: 320, height: 372))
        picker.frame.size = CGSize(width: 300, height: 400)
        picker.datePickerMode = .date
        #expect(picker.frame.size == CGSize(width: 300, height: 400))
    }

    @Test("A compact picker grows with its texts, and shares too little room among its buttons")
    func compactSize() {
        DateStage.run(.dateAndTime, .compact) { stage in
            stage.picker.date = stage.date(2026, 5, 1, 1, 11)
            let narrow = stage.picker.bounds.width
            stage.picker.date = stage.date(2026, 11, 28, 22, 48)
            #expect(stage.picker.bounds.width > narrow)
            stage.application.commit()
            #expect(
                stage.picker.timeButton.map { $0.frame.maxX.rounded() } == stage.picker.bounds.width.rounded()
            )
            stage.picker.frame.size.width = 100
            stage.application.commit()
            #expect(stage.picker.timeButton.map { $0.frame.maxX.rounded() } == 100)
            stage.picker.date = stage.date(2026, 5, 1, 1, 11)
            #expect(stage.picker.bounds.width == 100)
        }
    }

    @Test("Nothing outlives the picker, open or not", arguments: UIDatePicker.Mode.date.rawValue...3)
    func leaks(mode: Int) {
        weak var picker: UIDatePicker?
        weak var overlay: UIView?
        for style in [UIDatePickerStyle.wheels, .inline, .compact] {
            DateStage.run(UIDatePicker.Mode(rawValue: mode) ?? .date, style) { stage in
                stage.tap(stage.picker.dateButton ?? stage.picker.timeButton)
                if let wheel = stage.wheels?.picker.pickerWheels.first {
                    Finger.tap(wheel.convertToScreen(CGPoint(x: 10, y: wheel.bounds.midY + 40)))
                }
                (picker, overlay) = (stage.picker, stage.picker.overlay)
            }
            #expect(picker == nil && overlay == nil)
        }
    }
}
