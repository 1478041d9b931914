import FailureReporting
import HeadlessUIKit
import XCUIAutomation

/// The functions by which text fields are checked, once, without waiting.
///
/// The accessibility value of an empty field is its placeholder. The functions about focus record a failure if
/// there is no
/// such field.
public protocol TextFieldAssertable {
    /// Whether a text field with an accessibility value exists.
    func textField(hasText text: String) -> Bool
    /// Whether the text field with an accessibility identifier has a text.
    func textField(withIdentifier id: String, hasText text: String) -> Bool
    /// Whether the text field with an accessibility label has a text.
    func textField(withLabel label: String, hasText text: String) -> Bool
    /// Whether a text field with an accessibility identifier and an accessibility value exists.
    func textField(withIdentifier id: String, hasValue value: String) -> Bool
    /// Whether a text field with an accessibility label and an accessibility value exists.
    func textField(withLabel label: String, hasValue value: String) -> Bool
    /// Whether a text field with an accessibility identifier and an accessibility label exists.
    func textField(withIdentifier id: String, hasLabel label: String) -> Bool
    /// Whether the text field with an accessibility identifier has a placeholder.
    func textField(withIdentifier id: String, hasPlaceholder placeholder: String) -> Bool
    /// Whether a `UITextField` with an accessibility identifier exists.
    func textFieldExists(withIdentifier id: String) -> Bool
    /// Whether a `UITextView` with an accessibility identifier exists.
    func multiLineTextFieldExists(withIdentifier id: String) -> Bool
    /// Whether the text field with an accessibility label has keyboard focus.
    func textFieldIsFocused(
        withLabel label: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    ) -> Bool
    /// Whether the text field of a name has keyboard focus.
    func textFieldIsFocused(
        withFieldName label: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    ) -> Bool
    /// Whether the text field with an accessibility identifier has keyboard focus.
    func textFieldIsFocused(
        withIdentifier id: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    ) -> Bool
}

extension TextFieldAssertable {
    /// Whether a text field exists whose accessibility value is a text: what it shows, be it a placeholder.
    public func textField(hasText text: String) -> Bool {
        SoughtElement(.textField, value: text).exists
    }

    /// Whether the text field with an accessibility identifier has a text.
    public func textField(withIdentifier id: String, hasText text: String) -> Bool {
        SoughtElement(.textField, id: id).has(.text, .exactly(text))
    }

    /// Whether the text field with an accessibility label has a text.
    public func textField(withLabel label: String, hasText text: String) -> Bool {
        SoughtElement(.textField, label: label).has(.text, .exactly(text))
    }

    /// Whether a text field with an accessibility identifier and an accessibility value exists.
    public func textField(withIdentifier id: String, hasValue value: String) -> Bool {
        SoughtElement(.textField, id: id, value: value).exists
    }

    /// Whether a text field with an accessibility label and an accessibility value exists.
    public func textField(withLabel label: String, hasValue value: String) -> Bool {
        SoughtElement(.textField, label: label, value: value).exists
    }

    /// Whether a text field with an accessibility identifier and an accessibility label exists.
    public func textField(withIdentifier id: String, hasLabel label: String) -> Bool {
        SoughtElement(.textField, id: id, label: label).exists
    }

    /// Whether the text field with an accessibility identifier has a placeholder.
    public func textField(withIdentifier id: String, hasPlaceholder placeholder: String) -> Bool {
        SoughtElement(.textField, id: id).has(.placeholder, .exactly(placeholder))
    }

    /// The text of the text field with an accessibility identifier; empty without a text or a field.
    public func textFieldText(for id: String) -> String {
        SoughtElement(.textField, id: id).text(.text)
    }

    /// The text of the text field with an accessibility label; empty without a text or a field.
    public func textFieldText(forLabel label: String) -> String {
        SoughtElement(.textField, label: label).text(.text)
    }

    /// The placeholder of the text field with an accessibility identifier; empty without a placeholder or a field.
    public func textFieldPlaceholder(for id: String) -> String {
        SoughtElement(.textField, id: id).text(.placeholder)
    }

    /// Whether a `UITextField` with an accessibility identifier exists.
    public func textFieldExists(withIdentifier id: String) -> Bool {
        SoughtElement(.textField, id: id).exists
    }

    /// Whether a `UITextView` with an accessibility identifier exists.
    public func multiLineTextFieldExists(withIdentifier id: String) -> Bool {
        SoughtElement(.multiLineTextField, id: id).exists
    }

    /// Whether the text field with an accessibility label has keyboard focus; no such field is a failure.
    public func textFieldIsFocused(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        SoughtElement(.textField, label: label).checkFocus(at: CallSite(fileID, file, line, column))
    }

    /// Whether the text field of a name has keyboard focus; no such field is a failure.
    ///
    /// The name is the field's accessibility label, its placeholder, or the label of a view in it.
    public func textFieldIsFocused(
        withFieldName label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        SoughtElement(fieldName: label).checkFocus(at: CallSite(fileID, file, line, column))
    }

    /// Whether the text field with an accessibility identifier has keyboard focus; no such field is a failure.
    public func textFieldIsFocused(
        withIdentifier id: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        SoughtElement(.textField, id: id).checkFocus(at: CallSite(fileID, file, line, column))
    }
}

extension SoughtElement {
    fileprivate func checkFocus(at site: CallSite) -> Bool {
        let action = site.element(self)
        guard action.isNamed() else { return false }
        let isFocused: Bool? = OnMainActor.run(at: site) { first.map { $0.view.isFirstResponder } }
        if let isFocused { return isFocused }
        action.record("Did not find \(name).", OnMainActor.run(at: site) { ElementReport(on: self).lines })
        return false
    }
}
