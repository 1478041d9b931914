import HeadlessUIKit

// The gestures' functions as methods, with the same parameters and failures.
extension TouchTarget {
    /// Brings a pointer over the target, keeps it there for a time and takes it away again; see
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
