// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import HeadlessUIKit
import Scenarios

// What the user sees of text fields. The accessibility value of an empty field is its placeholder.
extension Steps {
    /// Checks the text of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ textFieldId: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldId, text], at: site) {
            ElementExpectation(SoughtElement(.textField, id: textFieldId), at: site).toHave(
                .text, .written(text))
        }
    }

    /// Checks the text of the text field with an accessibility label; `nothing` means none.
    public func IShouldSeeTextField(
        withLabel label: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label, text], at: site) {
            ElementExpectation(SoughtElement(.textField, label: label), at: site).toHave(
                .text, .written(text))
        }
    }

    /// Checks the accessibility value of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ identifier: String, withValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier, value], at: site) {
            ElementExpectation(SoughtElement(.textField, id: identifier), at: site).toHaveValue(
                .written(value))
        }
    }

    /// Checks the accessibility value of the text field with an accessibility label; `nothing` means none.
    public func IShouldSeeTextField(
        withLabel label: String, andValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label, value], at: site) {
            ElementExpectation(SoughtElement(.textField, label: label), at: site).toHaveValue(.written(value))
        }
    }

    /// Checks the accessibility label of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ identifier: String, withLabel label: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier, label], at: site) {
            ElementExpectation(SoughtElement(.textField, id: identifier), at: site).toHaveLabel(
                .written(label))
        }
    }

    /// Checks the placeholder of the text field with an accessibility identifier; `nothing` means none.
    public func IShouldSeeTextField(
        _ identifier: String, withPlaceholder placeholder: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier, placeholder], at: site) {
            ElementExpectation(SoughtElement(.textField, id: identifier), at: site).toHave(
                .placeholder, .written(placeholder))
        }
    }

    /// Checks that a `UITextField` with an accessibility identifier exists.
    public func IShouldSeeTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldId], at: site) {
            ElementExpectation(SoughtElement(.textField, id: textFieldId), at: site).toExist()
        }
    }

    /// Checks, once, that no `UITextField` with an accessibility identifier exists.
    public func IShouldNotSeeTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldId], at: site) {
            ElementExpectation(SoughtElement(.textField, id: textFieldId), at: site).toBeAbsent()
        }
    }

    /// Checks that a `UITextView` with an accessibility identifier exists.
    public func IShouldSeeMultiLineTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldId], at: site) {
            ElementExpectation(SoughtElement(.multiLineTextField, id: textFieldId), at: site).toExist()
        }
    }

    /// Checks, once, that no `UITextView` with an accessibility identifier exists.
    public func IShouldNotSeeMultiLineTextField(
        _ textFieldId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldId], at: site) {
            ElementExpectation(SoughtElement(.multiLineTextField, id: textFieldId), at: site).toBeAbsent()
        }
    }

    /// Checks that the text field with an accessibility identifier is enabled, or that it is disabled.
    public func IShouldSeeTextField(
        _ id: String, isEnabled enabled: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, "\(enabled)"], at: site) {
            ElementExpectation(SoughtElement(.textField, id: id), at: site).toBe(.enabled, enabled)
        }
    }

    /// Checks that the text field with an accessibility identifier has keyboard focus, or that it does not.
    public func IShouldSeeTextField(
        _ id: String, isFocused: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, "\(isFocused)"], at: site) {
            ElementExpectation(SoughtElement(.textField, id: id), at: site).toBe(.focused, isFocused)
        }
    }

    /// Checks that the text field with an accessibility label has keyboard focus, or that it does not.
    public func IShouldSeeTextField(
        withLabel textFieldLabel: String, isFocused: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldLabel, "\(isFocused)"], at: site) {
            ElementExpectation(SoughtElement(.textField, label: textFieldLabel), at: site).toBe(
                .focused, isFocused)
        }
    }

    /// Checks that the text field of a name has keyboard focus, or that it does not.
    ///
    /// The name is its accessibility label, its placeholder, or the label of a view in it.
    public func IShouldSeeTextField(
        withFieldName textFieldName: String, isFocused: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([textFieldName, "\(isFocused)"], at: site) {
            ElementExpectation(SoughtElement(fieldName: textFieldName), at: site).toBe(.focused, isFocused)
        }
    }
}
