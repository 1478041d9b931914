import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Turns a picker's wheel to a row, by dragging it as often as needed.
///
/// The target is a picker, a view inside one, or a view that contains one. It fails if there is no such row, if the
/// picker cannot be touched, or if the wheel ends at another row, for example because the delegate selects it. Nothing
/// is touched if the wheel is at the row already.
///
/// ```swift
/// pick(theFirstView(ofClass(UIPickerView.self)), row: 3)
/// ```
///
/// - Parameters:
///   - target: the picker; of a query, the first.
///   - row: the row, from 0.
///   - component: which of the picker's wheels, from 0.
///   - lapse: how much time passes after the wheel is at rest; by default as the test's trait says.
@MainActor
public func pick(
    _ target: any TouchTarget, row: Int, component: Int = 0, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    PickerDriver(request: "pick(row: \(row), component: \(component))").turn(
        component, of: target, lapse, at: CallSite(fileID, filePath, line, column)
    ) { _, _ in row }
}

/// Turns a picker's wheel to the row with a title, or whose view has that text, by dragging it.
///
/// Of several rows with the title it takes the one nearest to the selected row. No such row is a failure that lists
/// similar ones. All else is as for ``pick(_:row:component:lapse:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - target: the picker; of a query, the first.
///   - title: the row's whole title.
///   - component: which of the picker's wheels, from 0.
///   - lapse: how much time passes after the wheel is at rest; by default as the test's trait says.
/// - Complexity: O(*n*) in the rows, of which no more than 100,000 are searched.
@MainActor
public func pick(
    _ target: any TouchTarget, title: String, component: Int = 0, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let driver = PickerDriver(request: "pick(title: \(title.debugDescription), component: \(component))")
    driver.turn(component, of: target, lapse, at: CallSite(fileID, filePath, line, column)) {
        (wheel, picker) throws(PickProblem) in
        try PickerTitleSearch(picker: picker, wheel: wheel).row(titled: title)
    }
}

/// Chooses a date with a date picker, as a user does: by turning its wheels, or by taps in its calendar.
///
/// A compact picker's calendar and wheels are opened and closed again. Parts that the picker does not show, such as the
/// time while it shows days, do not count. It fails, and states the limits, if the date is outside them or between two
/// steps of the minutes; and if the picker cannot be touched, or ends with another date.
///
/// ```swift
/// pick(theFirstView(withIdentifier("arrival")), date: arrival)
/// ```
///
/// - Parameters:
///   - target: the date picker, a view inside one, or a view that contains one; of a query, the first.
///   - date: the date, counted in the picker's calendar and time zone.
///   - lapse: how much time passes after the picker is at rest; by default as the test's trait says.
@MainActor
public func pick(
    _ target: any TouchTarget, date: Date, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID, filePath, line, column)
    DatePickerDriver.perform("pick(date:)", on: target, lapse, at: site) { driver throws(PickProblem) in
        try driver.pick(date)
    }
}

/// Chooses a duration with a date picker that counts down, by turning its wheels.
///
/// The duration must be from one `minuteInterval` to a day less one, in whole steps of it; all else is a failure. The
/// rest is as for ``pick(_:date:lapse:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - target: the date picker, a view inside one, or a view that contains one; of a query, the first.
///   - duration: how long.
///   - lapse: how much time passes after the picker is at rest; by default as the test's trait says.
@MainActor
public func pick(
    _ target: any TouchTarget, duration: Duration, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let site = CallSite(fileID, filePath, line, column)
    DatePickerDriver.perform("pick(duration:)", on: target, lapse, at: site) { driver throws(PickProblem) in
        try driver.pick(duration)
    }
}
