import FailureReporting

/// The functions by which buttons are touched.
public protocol ButtonTouchable {
    /// Touches the button with an identifier, a label, or both.
    func touchButton(
        withIdentifier id: String?, withLabel label: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )
}

extension ButtonTouchable {
    /// Touches the button with an identifier, a label, or both.
    ///
    /// It waits for the button, scrolls to it, and finishes animations. A button that does not come, or that a
    /// finger cannot
    /// touch, is a failure.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier; `nil` for any.
    ///   - label: the accessibility label; `nil` for any. One of the two must be given.
    public func touchButton(
        withIdentifier id: String? = nil, withLabel label: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.button, id: id, label: label).tap()
    }
}
