import FailureReporting
import Foundation
import TestSupport
import TimeLapse

@testable import HeadlessUIKitCore

/// A shown window with a date picker in it, English and in Greenwich unless told, and a log of its events.
@MainActor
final class DateStage {
    let application = UIApplication.shared
    let window = UIWindow()
    let picker = UIDatePicker()
    private(set) var events: [String] = []

    init(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US") {
        picker.locale = Locale(identifier: locale)
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.frame.origin = CGPoint(x: 20, y: 100)
        window.addSubview(picker)
        window.makeKeyAndVisible()
        let names: [(UIControl.Event, String)] = [
            (.valueChanged, "changed"), (.editingDidBegin, "opened"), (.editingDidEnd, "closed"),
        ]
        for (event, name) in names {
            picker.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
        }
    }

    private func note(_ name: String) {
        events.append(name == "changed" ? "\(name) \(text)" : name)
    }

    /// The date, in the picker's time zone.
    var text: String {
        if picker.datePickerMode == .countDownTimer { return "\(Int(picker.countDownDuration))" }
        var style = Date.ISO8601FormatStyle(timeZone: picker.timeZone ?? .gmt)
        style = style.year().month().day().dateSeparator(.dash).dateTimeSeparator(.space)
            .time(includingFractionalSeconds: false).timeSeparator(.colon)
        return style.format(picker.date)
    }

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    /// Runs `body` in a world of its own, and returns the failures in it.
    @discardableResult
    static func run(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US",
        _ body: (DateStage) throws -> Void
    ) rethrows -> [String] {
        try UIApplication.withShared(UIApplication()) {
            try FailureCollector.failures {
                let stage = DateStage(mode, style, locale: locale)
                try body(stage)
                stage.application.closeWindows()
                stage.application.clock.cancelAll()
            }.map(\.text)
        }
    }

    func idle() { application.clock.runUntilIdle() }

    /// A date in the picker's calendar and time zone.
    func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = picker.timeZone ?? .gmt
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    var wheels: DateWheels? {
        application.commit()
        return picker.wheels ?? picker.overlay?.content as? DateWheels
    }

    var columns: [DateColumn] { wheels?.columns ?? [] }

    func wheel(_ column: DateColumn) -> PickerWheel? {
        guard let wheels, let index = wheels.columns.firstIndex(of: column) else { return nil }
        return wheels.picker.pickerWheels[index]
    }

    /// What the wheels show in the middle.
    var shown: [String] {
        guard let wheels else { return [] }
        return wheels.picker.pickerWheels.map { wheel in
            (wheel.visibleView(of: wheel.rowInMiddle) as? UILabel)?.text ?? "-"
        }
    }

    var spoken: [String] {
        wheels?.picker.pickerWheels.map { $0.accessibilityValue ?? "-" } ?? []
    }

    /// Turns a wheel by rows, no more than three, by a tap on the row that is to be in the middle.
    func turn(_ column: DateColumn, by rows: Int) {
        guard let wheel = wheel(column) else { return }
        let rect = wheel.rect(ofRow: wheel.rowInMiddle + rows)
        Finger.tap(wheel.convertToScreen(CGPoint(x: rect.midX, y: rect.midY)))
        idle()
    }

    /// Taps in the middle of a view.
    func tap(_ view: UIView?) {
        application.commit()
        guard let view else {
            note("nothing to tap")
            return
        }
        Finger.tap(view.convertToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
        idle()
    }
}
