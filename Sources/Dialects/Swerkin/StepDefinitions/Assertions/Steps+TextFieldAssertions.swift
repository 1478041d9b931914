// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit
import Scenarios

// What the user sees of text fields. The accessibility value of an empty field is its placeholder.
extension Steps {
    /// Checks the text of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ id: String, withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.textField, id: id).toHave(.text, text) }
    }

    /// Checks the text of the text field with an accessibility label; `nothing` means none.
    public func IShouldSeeTextField(
        withLabel label: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, text], fileID, file, line, column) {
            $0.expect(.textField, label: label).toHave(.text, text)
        }
    }

    /// Checks the accessibility value of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ id: String, withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, value], fileID, file, line, column) { $0.expect(.textField, id: id).toHaveValue(value) }
    }

    /// Checks the accessibility value of the text field with an accessibility label; `nothing` means none.
    public func IShouldSeeTextField(
        withLabel label: String, andValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, value], fileID, file, line, column) {
            $0.expect(.textField, label: label).toHaveValue(value)
        }
    }

    /// Checks the accessibility label of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) { $0.expect(.textField, id: id).toHaveLabel(label) }
    }

    /// Checks the placeholder of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ id: String, withPlaceholder placeholder: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, placeholder], fileID, file, line, column) {
            $0.expect(.textField, id: id).toHave(.placeholder, placeholder)
        }
    }

    /// Checks that a `UITextField` with an accessibility identifier exists.
    public func IShouldSeeTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.textField, id: id).toExist() }
    }

    /// Checks, once, that no `UITextField` with an accessibility identifier exists.
    public func IShouldNotSeeTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.textField, id: id).toBeAbsent() }
    }

    /// Checks that a `UITextView` with an accessibility identifier exists.
    public func IShouldSeeMultiLineTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.multiLineTextField, id: id).toExist() }
    }

    /// Checks, once, that no `UITextView` with an accessibility identifier exists.
    public func IShouldNotSeeMultiLineTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.multiLineTextField, id: id).toBeAbsent() }
    }

    /// Checks that the text field with an accessibility identifier is enabled, or that it is disabled.
    public func IShouldSeeTextField(
        _ id: String, isEnabled: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.textField, id: id).toBe(.enabled, isEnabled)
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
        withLabel label: String, isFocused: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, "\(isFocused)"], fileID, file, line, column) {
            $0.expect(.textField, label: label).toBe(.focused, isFocused)
        }
    }

    /// Checks that the text field of a name has keyboard focus, or that it does not.
    ///
    /// The name is its accessibility label, its placeholder, or the label of a view in it.
    public func IShouldSeeTextField(
        withFieldName name: String, isFocused: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([name, "\(isFocused)"], fileID, file, line, column) {
            $0.expect(SoughtElement(fieldName: name)).toBe(.focused, isFocused)
        }
    }
}
