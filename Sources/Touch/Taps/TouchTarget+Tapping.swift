import HeadlessUIKit
import TimeLapse

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Taps on all views of the target, one after another; see
    /// ``tapOn(_:lapse:with:force:fileID:filePath:line:column:)``.
    public func tap(
        lapse: Lapse = .automatic, with tool: TouchTool = .finger, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        tapOn(
            self, lapse: lapse, with: tool, force: force, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Taps several times in quick succession on the target's first view; see
    /// ``tapOn(_:times:interval:lapse:with:force:fileID:filePath:line:column:)``.
    public func tap(
        times: Int, interval: Duration = GestureDefaults.tapInterval, lapse: Lapse = .automatic,
        with tool: TouchTool = .finger, force: Bool = false, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        tapOn(
            self, times: times, interval: interval, lapse: lapse, with: tool, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Taps twice in quick succession on the target's first view; see
    /// ``doubleTapOn(_:interval:with:force:fileID:filePath:line:column:)``.
    public func doubleTap(
        interval: Duration = GestureDefaults.tapInterval, with tool: TouchTool = .finger, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        doubleTapOn(
            self, interval: interval, with: tool, force: force, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Taps with two fingers side by side, around the point where the target is touched; see
    /// ``twoFingerTapOn(_:force:fileID:filePath:line:column:)``.
    public func twoFingerTap(
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        twoFingerTapOn(self, force: force, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
