// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch text fields, and that end editing.
import FailureReporting
import Scenarios

extension Steps {
    /// Touches the text field with an identifier.
    public func ITouchTextBox(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier], at: site) { ElementAction(.textField, id: identifier, at: site).tap() }
    }

    /// Touches the text field with a value; the value of an empty field is its placeholder.
    public func ITouchTextBox(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([value], at: site) { ElementAction(.textField, value: value, at: site).tap() }
    }

    /// Touches the text field with a name: its label, its placeholder, or the label of a view in it.
    public func ITouchTextBox(
        withFieldName textFieldName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldName], at: site) {
            ElementAction(SoughtElement(fieldName: textFieldName), at: site).tap()
        }
    }

    /// Touches the text field with an identifier, and the bar button `Done`.
    public func ILeaveEmptyTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) {
            guard ElementAction(.textField, id: id, at: site).tap() else { return }
            BarButton("Done", at: site).tap()
        }
    }

    /// Touches the text field with a value, and the bar button `Done`; the value of an empty field is its placeholder.
    public func ILeaveEmptyTextField(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([value], at: site) {
            guard ElementAction(.textField, value: value, at: site).tap() else { return }
            BarButton("Done", at: site).tap()
        }
    }

    /// Clears the text field with an identifier; a delegate that refuses is a failure.
    public func IClearTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) { TextEntry(ElementAction(.textField, id: id, at: site)).clear() }
    }

    /// Clears the text view with an identifier; a delegate that refuses is a failure.
    public func IClearMultiLineTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) { TextEntry(ElementAction(.multiLineTextField, id: id, at: site)).clear() }
    }

    /// Clears the text field with a value; a delegate that refuses is a failure.
    public func IClearTextField(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([value], at: site) { TextEntry(ElementAction(.textField, value: value, at: site)).clear() }
    }

    /// Taps at (10, 100) on the screen, and waits until the keyboard is hidden; one that stays is a failure.
    public func IDismissKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([], at: site) { KeyboardDismissal(at: site).run() }
    }
}
