import HeadlessUIKit

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Moves a pointer over the target, keeps it there for a duration, and removes it; see
    /// ``hoverOver(_:for:modifiers:force:fileID:filePath:line:column:)``.
    public func hover(
        for duration: Duration = .zero, modifiers: UIKeyModifierFlags = [], force: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        hoverOver(
            self, for: duration, modifiers: modifiers, force: force, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }
}
