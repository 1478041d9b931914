// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that type. The text that is there is cleared first, and the keyboard stays, unless the step says otherwise.
// A character that the delegate refuses is a failure; where that is right, use andExpect.
import Scenarios

extension Steps {
    /// Types into the text field with an identifier.
    public func IEnterIntoTextField(
        _ id: String, text: String, andDismissKeyboard dismiss: Bool = false, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            guard TextEntry($0.element(.textField, id: id)).enter(text, clears: true), dismiss
            else { return }
            KeyboardDismissal(at: $0).run()
        }
    }

    /// Types into the text view with an identifier.
    public func IEnterIntoMultiLineTextField(
        _ id: String, text: String, andDismissKeyboard dismiss: Bool = false, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            guard TextEntry($0.element(.multiLineTextField, id: id)).enter(text, clears: true),
                dismiss
            else { return }
            KeyboardDismissal(at: $0).run()
        }
    }

    /// Types into the element with an identifier: a text field, a text view, or any other that takes text.
    public func IEnterIntoElement(
        _ id: String, text: String, andDismissKeyboard dismiss: Bool = false, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            guard TextEntry($0.element(id: id)).enter(text, clears: true), dismiss else {
                return
            }
            KeyboardDismissal(at: $0).run()
        }
    }

    /// Types into the element with a label: a text field, a text view, or any other that takes text.
    public func IEnterIntoElement(
        withLabel label: String, text: String, andDismissKeyboard dismiss: Bool = false,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([text, label], fileID, file, line, column) {
            guard TextEntry($0.element(label: label)).enter(text, clears: true), dismiss else {
                return
            }
            KeyboardDismissal(at: $0).run()
        }
    }

    /// Types into the text field with a value; the value of an empty field is its placeholder.
    public func IEnterIntoTextField(
        withValue value: String, text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text, value], fileID, file, line, column) {
            TextEntry($0.element(.textField, value: value)).enter(text, clears: true)
        }
    }

    /// Types into the text field with a name: its label, its placeholder, or the label of a view in it.
    public func IEnterIntoTextField(
        withFieldName textFieldName: String, text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, textFieldName], fileID, file, line, column) {
            TextEntry($0.element(SoughtElement(fieldName: textFieldName))).enter(text, clears: true)
        }
    }

    /// Types into the text field with an identifier, touches a bar button, and waits until the keyboard is hidden.
    public func IEnterIntoTextFieldAndTouchButton(
        _ id: String, text: String, buttonText: String = "Done", fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            guard TextEntry($0.element(.textField, id: id)).enter(text, clears: true),
                BarButton(buttonText, at: $0).tap()
            else { return }
            KeyboardWait(at: $0).disappears()
        }
    }

    /// Types into the text field with an identifier, which then must show another text.
    ///
    /// Characters that its delegate refuses are not a failure.
    public func IEnterIntoTextField(
        _ id: String, text: String, andExpect expectText: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            TextEntry($0.element(.textField, id: id)).enter(text, expecting: expectText)
        }
    }

    /// Types a text several times into the text field with an identifier, which then must show it so many times.
    ///
    /// ```swift
    /// When.IEnterIntoTextField("pin", text: "1", numberOfTimes: 9, andSeeItNumberOfTimes: 4)   // a field of four digits
    /// ```
    ///
    /// Characters that its delegate refuses are not a failure. A number below 0 is one, and so are
    /// texts of over 100,000 characters.
    public func IEnterIntoTextField(
        _ id: String, text: String, numberOfTimes times: Int, andSeeItNumberOfTimes expectedTimes: Int,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            let repetition = RepeatedText(text, at: $0)
            guard let typed = repetition.times(times), let expected = repetition.times(expectedTimes) else {
                return
            }
            TextEntry($0.element(.textField, id: id)).enter(typed, expecting: expected)
        }
    }
}
