import HeadlessUIKit
import TimeLapse

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Turns the target, a switch, on or off by a tap; see
    /// ``turn(_:to:lapse:fileID:filePath:line:column:)-(_,Bool,_,_,_,_,_)``.
    public func turn(
        to isOn: Bool, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.turn(
            self, to: isOn, lapse: lapse, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Turns the target, a page control, to a page, counted from 0, by taps; see
    /// ``turn(_:to:lapse:fileID:filePath:line:column:)-(_,Int,_,_,_,_,_)``.
    public func turn(
        to page: Int, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.turn(
            self, to: page, lapse: lapse, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Slides the target, a slider, to a value by dragging its thumb; see
    /// ``slide(_:to:duration:fileID:filePath:line:column:)``.
    public func slide(
        to value: Float, duration: Duration = GestureDefaults.movement, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.slide(
            self, to: value, duration: duration, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Steps the target, a stepper, to a value by taps on its buttons; see
    /// ``step(_:to:lapse:fileID:filePath:line:column:)``.
    public func step(
        to value: Double, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.step(
            self, to: value, lapse: lapse, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Steps the target, a stepper, by a number of steps: up for a count above 0, down for one below.
    ///
    /// See ``step(_:by:lapse:fileID:filePath:line:column:)``.
    public func step(
        by count: Int, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.step(
            self, by: count, lapse: lapse, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Selects a segment of the target, a segmented control, by its title, with a tap; see
    /// ``select(_:segment:lapse:fileID:filePath:line:column:)``.
    public func select(
        segment title: String, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.select(
            self, segment: title, lapse: lapse, fileID: fileID, filePath: filePath, line: line, column: column
        )
    }

    /// Selects a segment of the target, a segmented control, by its index, with a tap; see
    /// ``select(_:segmentAt:lapse:fileID:filePath:line:column:)``.
    public func select(
        segmentAt index: Int, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        Touch.select(
            self, segmentAt: index, lapse: lapse, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}
