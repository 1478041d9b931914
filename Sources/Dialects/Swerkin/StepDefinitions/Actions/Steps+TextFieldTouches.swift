// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch text fields, and that end editing.
import Scenarios

extension Steps {
    /// Touches the text field with an identifier.
    public func ITouchTextBox(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.element(.textField, id: identifier).tap() }
    }

    /// Touches the text field with a value; the value of an empty field is its placeholder.
    public func ITouchTextBox(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) { $0.element(.textField, value: value).tap() }
    }

    /// Touches the text field with a name: its label, its placeholder, or the label of a view in it.
    public func ITouchTextBox(
        withFieldName textFieldName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldName], fileID, file, line, column) {
            $0.element(SoughtElement(fieldName: textFieldName)).tap()
        }
    }

    /// Touches the text field with an identifier, and the bar button `Done`.
    public func ILeaveEmptyTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) {
            guard $0.element(.textField, id: id).tap() else { return }
            BarButton("Done", at: $0).tap()
        }
    }

    /// Touches the text field with a value, and the bar button `Done`; the value of an empty field is its placeholder.
    public func ILeaveEmptyTextField(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) {
            guard $0.element(.textField, value: value).tap() else { return }
            BarButton("Done", at: $0).tap()
        }
    }

    /// Clears the text field with an identifier; a delegate that refuses is a failure.
    public func IClearTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { TextEntry($0.element(.textField, id: id)).clear() }
    }

    /// Clears the text view with an identifier; a delegate that refuses is a failure.
    public func IClearMultiLineTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { TextEntry($0.element(.multiLineTextField, id: id)).clear() }
    }

    /// Clears the text field with a value; a delegate that refuses is a failure.
    public func IClearTextField(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) { TextEntry($0.element(.textField, value: value)).clear() }
    }

    /// Taps at (10, 100) on the screen, and waits until the keyboard is hidden; one that stays is a failure.
    public func IDismissKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { KeyboardDismissal(at: $0).run() }
    }
}
