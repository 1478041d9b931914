import HeadlessUIKit
import TimeLapse

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Turns a wheel of the target's picker to a row, by dragging it; see
    /// ``pick(_:row:component:lapse:fileID:filePath:line:column:)``.
    public func pick(
        row: Int, component: Int = 0, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.pick(
            self, row: row, component: component, lapse: lapse, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Turns a wheel of the target's picker to the row with a title, by dragging it; see
    /// ``pick(_:title:component:lapse:fileID:filePath:line:column:)``.
    public func pick(
        title: String, component: Int = 0, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.pick(
            self, title: title, component: component, lapse: lapse, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Chooses a date with the target's date picker, by its wheels or in its calendar; see
    /// ``pick(_:date:lapse:fileID:filePath:line:column:)``.
    public func pick(
        date: Date, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.pick(
            self, date: date, lapse: lapse, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Chooses a duration with the target's date picker that counts down; see
    /// ``pick(_:duration:lapse:fileID:filePath:line:column:)``.
    public func pick(
        duration: Duration, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.pick(
            self, duration: duration, lapse: lapse, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}
