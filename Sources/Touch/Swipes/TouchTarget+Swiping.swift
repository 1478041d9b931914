import HeadlessUIKit

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Swipes to the left on the target; see
    /// ``swipeLeftOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
    public func swipeLeft(
        _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke, fingers: Int = 1,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        swipeLeftOn(
            self, length, duration: duration, fingers: fingers, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Swipes to the right on the target; see
    /// ``swipeRightOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
    public func swipeRight(
        _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke, fingers: Int = 1,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        swipeRightOn(
            self, length, duration: duration, fingers: fingers, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Swipes upwards on the target; see
    /// ``swipeUpOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
    public func swipeUp(
        _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke, fingers: Int = 1,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        swipeUpOn(
            self, length, duration: duration, fingers: fingers, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Swipes downwards on the target; see
    /// ``swipeDownOn(_:_:duration:fingers:force:fileID:filePath:line:column:)``.
    public func swipeDown(
        _ length: CGFloat? = nil, duration: Duration = GestureDefaults.stroke, fingers: Int = 1,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        swipeDownOn(
            self, length, duration: duration, fingers: fingers, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Flicks the target with a velocity, in points per second; see
    /// ``flick(_:velocity:duration:force:fileID:filePath:line:column:)``.
    public func flick(
        velocity: CGVector, duration: Duration = GestureDefaults.stroke, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        Touch.flick(
            self, velocity: velocity, duration: duration, force: force, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }
}
