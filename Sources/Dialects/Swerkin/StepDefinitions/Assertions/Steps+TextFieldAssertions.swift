// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import HeadlessUIKit
import Scenarios

// What the user sees of text fields. The accessibility value of an empty field is its placeholder.
extension Steps {
    /// Checks the text of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ textFieldId: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldId, text], fileID, file, line, column) {
            $0.expect(.textField, id: textFieldId).toHave(.text, .written(text))
        }
    }

    /// Checks the text of the text field with an accessibility label; `nothing` means none.
    public func IShouldSeeTextField(
        withLabel label: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, text], fileID, file, line, column) {
            $0.expect(.textField, label: label).toHave(.text, .written(text))
        }
    }

    /// Checks the accessibility value of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ identifier: String, withValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, value], fileID, file, line, column) {
            $0.expect(.textField, id: identifier).toHaveValue(.written(value))
        }
    }

    /// Checks the accessibility value of the text field with an accessibility label; `nothing` means none.
    public func IShouldSeeTextField(
        withLabel label: String, andValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, value], fileID, file, line, column) {
            $0.expect(.textField, label: label).toHaveValue(.written(value))
        }
    }

    /// Checks the accessibility label of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ identifier: String, withLabel label: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, label], fileID, file, line, column) {
            $0.expect(.textField, id: identifier).toHaveLabel(.written(label))
        }
    }

    /// Checks the placeholder of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ identifier: String, withPlaceholder placeholder: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, placeholder], fileID, file, line, column) {
            $0.expect(.textField, id: identifier).toHave(.placeholder, .written(placeholder))
        }
    }

    /// Checks that a `UITextField` with an accessibility identifier exists.
    public func IShouldSeeTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldId], fileID, file, line, column) { $0.expect(.textField, id: textFieldId).toExist() }
    }

    /// Checks, once, that no `UITextField` with an accessibility identifier exists.
    public func IShouldNotSeeTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldId], fileID, file, line, column) {
            $0.expect(.textField, id: textFieldId).toBeAbsent()
        }
    }

    /// Checks that a `UITextView` with an accessibility identifier exists.
    public func IShouldSeeMultiLineTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldId], fileID, file, line, column) {
            $0.expect(.multiLineTextField, id: textFieldId).toExist()
        }
    }

    /// Checks, once, that no `UITextView` with an accessibility identifier exists.
    public func IShouldNotSeeMultiLineTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldId], fileID, file, line, column) {
            $0.expect(.multiLineTextField, id: textFieldId).toBeAbsent()
        }
    }

    /// Checks that the text field with an accessibility identifier is enabled, or that it is disabled.
    public func IShouldSeeTextField(
        _ id: String, isEnabled enabled: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(enabled)"], fileID, file, line, column) {
            $0.expect(.textField, id: id).toBe(.enabled, enabled)
        }
    }

    /// Checks that the text field with an accessibility identifier has keyboard focus, or that it does not.
    public func IShouldSeeTextField(
        _ id: String, isFocused: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(isFocused)"], fileID, file, line, column) {
            $0.expect(.textField, id: id).toBe(.focused, isFocused)
        }
    }

    /// Checks that the text field with an accessibility label has keyboard focus, or that it does not.
    public func IShouldSeeTextField(
        withLabel textFieldLabel: String, isFocused: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldLabel, "\(isFocused)"], fileID, file, line, column) {
            $0.expect(.textField, label: textFieldLabel).toBe(.focused, isFocused)
        }
    }

    /// Checks that the text field of a name has keyboard focus, or that it does not.
    ///
    /// The name is its accessibility label, its placeholder, or the label of a view in it.
    public func IShouldSeeTextField(
        withFieldName textFieldName: String, isFocused: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([textFieldName, "\(isFocused)"], fileID, file, line, column) {
            $0.expect(SoughtElement(fieldName: textFieldName)).toBe(.focused, isFocused)
        }
    }
}
