import HeadlessUIKit

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Pinches with two fingers, to a scale above 0; see
    /// ``pinchOn(_:scale:angle:duration:force:fileID:filePath:line:column:)``.
    public func pinch(
        scale: CGFloat, angle: CGFloat = 0, duration: Duration = GestureDefaults.movement,
        force: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        pinchOn(
            self, scale: scale, angle: angle, duration: duration, force: force, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Rotates two fingers on a circle around the point where the target is touched, by an angle in radians.
    ///
    /// See ``rotateOn(_:by:duration:force:fileID:filePath:line:column:)``.
    public func rotate(
        by angle: CGFloat, duration: Duration = GestureDefaults.movement, force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        rotateOn(
            self, by: angle, duration: duration, force: force, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}
