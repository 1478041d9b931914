import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Chooses a date with a date picker of any style.
@MainActor
struct DatePickerDriver {
    /// How often all wheels are turned: a limit may turn one back until another has been turned.
    private static let rounds = 4
    /// The most months to go by the arrows; wheels are used for more.
    private static let mostPages = 12

    let driver: PickerDriver
    let picker: UIDatePicker

    private var calendar: Calendar { picker.calendarInForce }
    private var mode: UIDatePicker.Mode { picker.datePickerMode }

    /// Runs `body` with the date picker that a target stands for, for the call at `site`.
    static func perform(
        _ request: String, on target: any TouchTarget, _ lapse: Lapse, at site: CallSite,
        _ body: (DatePickerDriver) throws(PickProblem) -> Void
    ) {
        let driver = PickerDriver(request: request)
        driver.perform(lapse, at: site) { () throws(PickProblem) in
            try body(
                DatePickerDriver(driver: driver, picker: driver.view(UIDatePicker.self, at: target)))
        }
    }

    // MARK: What is asked for

    func pick(_ date: Date) throws(PickProblem) {
        guard mode != .countDownTimer else {
            throw .reason(picker, "it counts down; pick(_:duration:) chooses how long")
        }
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            throw .reason(picker, "the date is not finite")
        }
        let goal = try reachable(date)
        try choose(goal)
        guard isChosen(goal) else {
            throw .reason(picker, "asked for \(text(goal)), but it ended with \(text(picker.date))")
        }
    }

    func pick(_ duration: Duration) throws(PickProblem) {
        guard mode == .countDownTimer else {
            throw .reason(picker, "it does not count down; pick(_:date:) chooses a date")
        }
        let step = picker.minuteIntervalInForce
        let minutes = duration.components.seconds / 60
        guard duration == .seconds(minutes * 60), minutes >= step, minutes < 24 * 60,
            minutes % Int64(step) == 0
        else {
            throw .reason(
                picker,
                "the duration must be from \(step) min to 23 h \(60 - step) min in steps of \(step) min, not"
                    + " \(duration.text)")
        }
        let goal = Date(timeIntervalSinceReferenceDate: Double(minutes) * 60)
        guard let wheels = picker.wheels else { throw .reason(picker, "it shows no wheels") }
        try turn(wheels, to: goal) { picker.countDownDuration == Double(minutes) * 60 }
        guard picker.countDownDuration == Double(minutes) * 60 else {
            let end = Duration.seconds(Int64(picker.countDownDuration))
            throw .reason(picker, "asked for \(duration.text), but it ended with \(end.text)")
        }
    }

    /// The date, with the picker's own values for the parts that it does not show; throws if it cannot be chosen.
    private func reachable(_ date: Date) throws(PickProblem) -> Date {
        let goal: Date
        switch mode {
        case .time:
            goal = try time(of: date)
        default: goal = date
        }
        if let limits = picker.limitsInForce, !isWithin(goal, limits) {
            let minimum = picker.minimumDate.map { "minimumDate is \(text($0))" }
            let maximum = picker.maximumDate.map { "maximumDate is \(text($0))" }
            let both = [minimum, maximum].compactMap { $0 }.joined(separator: " and its ")
            throw .reason(picker, "\(text(goal)) is out of range: its \(both)")
        }
        let step = picker.minuteIntervalInForce
        if hasTime, calendar.component(.minute, from: goal) % step != 0 {
            throw .reason(picker, "\(text(goal)) is between two steps: its minuteInterval is \(step)")
        }
        return goal
    }

    /// The time of a date on the picker's day.
    private func time(of date: Date) throws(PickProblem) -> Date {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let day = picker.date
        let time = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day)
        if let time, calendar.dateComponents([.hour, .minute], from: time) == parts { return time }
        throw .reason(
            picker, "asked for the time of \(text(date)), which does not exist on the day of \(text(day))")
    }

    private var hasDay: Bool { mode == .date || mode == .dateAndTime }
    private var hasTime: Bool { mode == .time || mode == .dateAndTime }

    /// Whether a date is within limits, to the precision that the picker shows.
    private func isWithin(_ date: Date, _ limits: ClosedRange<Date>) -> Bool {
        let unit: Calendar.Component = hasTime ? .minute : mode == .date ? .day : .month
        return calendar.compare(date, to: limits.lowerBound, toGranularity: unit) != .orderedAscending
            && calendar.compare(date, to: limits.upperBound, toGranularity: unit) != .orderedDescending
    }

    // MARK: Whether it is chosen

    private func isChosen(_ goal: Date) -> Bool {
        switch mode {
        case .date: hasDay(of: goal)
        case .time: hasTime(of: goal)
        case .yearAndMonth: calendar.isDate(picker.date, equalTo: goal, toGranularity: .month)
        default: hasDay(of: goal) && hasTime(of: goal)
        }
    }

    private func hasDay(of goal: Date) -> Bool { calendar.isDate(picker.date, inSameDayAs: goal) }

    private func hasTime(of goal: Date) -> Bool {
        calendar.dateComponents([.hour, .minute], from: picker.date)
            == calendar.dateComponents([.hour, .minute], from: goal)
    }

    /// The parts of a date that the picker shows, in its time zone.
    private func text(_ date: Date) -> String {
        var style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
        style = style.dateTimeSeparator(.space).dateSeparator(.dash)
        switch mode {
        case .date: style = style.year().month().day()
        case .yearAndMonth: style = style.year().month()
        default: style = style.year().month().day().time(includingFractionalSeconds: false)
        }
        let text = style.format(date)
        return hasTime ? String(text.dropLast(3)) : text
    }

    // MARK: Choosing

    private func choose(_ goal: Date) throws(PickProblem) {
        if let wheels = picker.wheels {
            try turn(wheels, to: goal) { isChosen(goal) }
            return
        }
        if hasDay, !hasDay(of: goal) {
            if let days = picker.calendarView {
                try tap(goal, in: days)
            } else if let button = picker.dateButton {
                try withOverlay(of: button) { (content) throws(PickProblem) in
                    if let days = content as? DateCalendar { try tap(goal, in: days) }
                }
            }
        }
        guard hasTime, !hasTime(of: goal), let button = picker.timeButton else { return }
        try withOverlay(of: button) { (content) throws(PickProblem) in
            if let wheels = content as? DateWheels { try turn(wheels, to: goal) { hasTime(of: goal) } }
        }
    }

    /// Taps a button that opens an overlay, runs `body`, and closes the overlay by a tap beside it.
    private func withOverlay(
        of button: UIView, _ body: (UIView) throws(PickProblem) -> Void
    ) throws(PickProblem) {
        try driver.tap(button)
        guard let overlay = picker.overlay else {
            throw .reason(picker, "a tap on \(button.summary) opened nothing")
        }
        try body(overlay.content)
        // A handler may have closed it.
        if picker.overlay === overlay { try driver.tap(overlay.dismissButton) }
    }

    private func turn(_ wheels: DateWheels, to goal: Date, until isThere: () -> Bool) throws(PickProblem) {
        let order: [DateColumn] = [.year, .month, .day, .date, .hours, .minutes, .hour, .minute]
        for _ in 0..<Self.rounds {
            for column in order {
                guard let component = wheels.columns.firstIndex(of: column) else { continue }
                let wheel = wheels.picker.pickerWheels[component]
                let row = wheels.row(of: goal, component, near: wheel.selectedRow)
                if row != wheel.selectedRow { try driver.drag(wheel, to: row) }
            }
            if isThere() { return }
        }
    }

    private func tap(_ goal: Date, in days: DateCalendar) throws(PickProblem) {
        let pages = calendar.dateComponents([.month], from: days.month, to: goal)
        let isNear = abs(pages.month ?? .max) <= Self.mostPages
        if isNear, days.monthWheels == nil {
            for _ in 0...Self.mostPages where days.button(for: goal) == nil {
                try driver.tap(goal < days.month ? days.previousButton : days.nextButton)
            }
        } else {
            try turnMonth(goal, of: days)
        }
        guard let button = days.button(for: goal) else {
            throw .reason(picker, "its calendar did not reach \(text(goal))")
        }
        try driver.tap(button)
    }

    private func turnMonth(_ goal: Date, of days: DateCalendar) throws(PickProblem) {
        if days.monthWheels == nil { try driver.tap(days.monthButton) }
        if let wheels = days.monthWheels {
            try turn(wheels, to: goal) {
                calendar.isDate(picker.date, equalTo: goal, toGranularity: .month)
            }
        }
        try driver.tap(days.monthButton)
    }
}
