import HeadlessUIKit

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Presses on the target for a duration, by which the clock moves; see
    /// ``longPressOn(_:duration:with:force:fileID:filePath:line:column:)``.
    public func longPress(
        duration: Duration = GestureDefaults.press, with tool: TouchTool = .finger, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        longPressOn(
            self, duration: duration, with: tool, force: force, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }
}
