// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scenarios

// Steps that touch text fields, and that end editing.
extension Steps {
    /// Touches the text field with an identifier.
    public func ITouchTextBox(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(.textField, id: id).tap() }
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
        withFieldName name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([name], fileID, file, line, column) { $0.element(SoughtElement(fieldName: name)).tap() }
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
        step([id], fileID, file, line, column) { $0.element(.textField, id: id).clear() }
    }

    /// Clears the text view with an identifier; a delegate that refuses is a failure.
    public func IClearMultiLineTextField(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(.multiLineTextField, id: id).clear() }
    }

    /// Clears the text field with a value; a delegate that refuses is a failure.
    public func IClearTextField(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) { $0.element(.textField, value: value).clear() }
    }

    /// Taps at (10, 100) on the screen, and waits until the keyboard is hidden; one that stays is a failure.
    public func IDismissKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { KeyboardDismissal(at: $0).run() }
    }
}

// Steps that type. The text that is there is cleared first, and the keyboard stays, unless the step says otherwise.
// A character that the delegate refuses is a failure; where that is right, use andExpect.
extension Steps {
    /// Types into the text field with an identifier.
    public func IEnterIntoTextField(
        _ id: String, text: String, andDismissKeyboard dismiss: Bool = false, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            guard $0.element(.textField, id: id).enter(text), dismiss
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
            guard $0.element(.multiLineTextField, id: id).enter(text),
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
            guard $0.element(id: id).enter(text), dismiss else {
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
            guard $0.element(label: label).enter(text), dismiss else {
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
        step([text, value], fileID, file, line, column) { $0.element(.textField, value: value).enter(text) }
    }

    /// Types into the text field with a name: its label, its placeholder, or the label of a view in it.
    public func IEnterIntoTextField(
        withFieldName name: String, text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, name], fileID, file, line, column) {
            $0.element(SoughtElement(fieldName: name)).enter(text)
        }
    }

    /// Types into the text field with an identifier, touches a bar button, and waits until the keyboard is hidden.
    public func IEnterIntoTextFieldAndTouchButton(
        _ id: String, text: String, buttonText: String = "Done", fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([text, id], fileID, file, line, column) {
            guard $0.element(.textField, id: id).enter(text),
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
            $0.element(.textField, id: id).enter(text, expecting: expectText)
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
            $0.element(.textField, id: id).enter(typed, expecting: expected)
        }
    }
}
