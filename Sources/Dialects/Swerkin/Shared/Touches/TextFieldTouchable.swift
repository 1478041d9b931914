import FailureReporting

/// The functions by which text fields are touched, cleared and filled.
///
/// Each waits for its field, scrolls to it, and touches it, unless it has keyboard focus already. Typing
/// presses the keys of
/// the software keyboard; characters that a delegate refuses are a failure.
public protocol TextFieldTouchable {
    /// Touches the text field with an identifier, a label, or both.
    func touchTextField(
        withIdentifier id: String?, withLabel label: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Clears the text field with an identifier, a label, or both.
    func clearText(
        from id: String?, fromFieldWithLabel label: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Touches the text field with an identifier, a value, or both; the value of an empty field is its placeholder.
    func touchTextField(
        withId id: String?, withValue val: String?, fileID: StaticString, file: StaticString, line: UInt,
        column: UInt
    )

    /// Clears the text field with an identifier, a value, or both.
    func clearText(
        fromId id: String?, fromFieldWithValue val: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Touches the text field with a name: its label, its placeholder, or the label of a view in it.
    func touchTextField(
        withFieldName label: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Clears the text view with an identifier, a value, or both.
    func clearMultiLineText(
        from id: String?, fromFieldWithValue val: String?, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Types into the element with an identifier, whose text is cleared first.
    func enterText(
        intoElement identifier: String, withText text: String, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Types into the element with a label, whose text is cleared first.
    func enterText(
        intoElementWithLabel label: String, withText text: String, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Types into the text field with an identifier, which is cleared first.
    func enterText(
        into identifier: String, withText text: String, fileID: StaticString, file: StaticString, line: UInt,
        column: UInt
    )

    /// Types into the text view with an identifier, which is cleared first.
    func enterMultiLineText(
        into identifier: String, withText text: String, fileID: StaticString, file: StaticString, line: UInt,
        column: UInt
    )

    /// Types into the text field with an identifier, which is cleared first; then it must show another text.
    func enterText(
        into identifier: String, withText text: String, andExpect expected: String, fileID: StaticString,
        file: StaticString, line: UInt, column: UInt
    )

    /// Types into the text field with a value, which is cleared first; the value of an empty field is its placeholder.
    func enterText(
        intoFieldWithValue val: String, withText text: String, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )

    /// Types into the text field with a name, which is cleared first: its label, placeholder, or the label of
    /// a view in it.
    func enterText(
        intoFieldWithName label: String, withText text: String, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )
}

extension TextFieldTouchable {
    /// Touches the text field with an identifier, a label, or both.
    public func touchTextField(
        withIdentifier id: String? = nil, withLabel label: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, id: id, label: label).tap()
    }

    /// Clears the text field with an identifier, a label, or both.
    public func clearText(
        from id: String? = nil, fromFieldWithLabel label: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, id: id, label: label).clear()
    }

    /// Touches the text field with an identifier, a value, or both; the value of an empty field is its placeholder.
    public func touchTextField(
        withId id: String? = nil, withValue val: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, id: id, value: val).tap()
    }

    /// Clears the text field with an identifier, a value, or both.
    public func clearText(
        fromId id: String? = nil, fromFieldWithValue val: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, id: id, value: val).clear()
    }

    /// Touches the text field with a name: its label, its placeholder, or the label of a view in it.
    public func touchTextField(
        withFieldName label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(SoughtElement(fieldName: label)).tap()
    }

    /// Clears the text view with an identifier, a value, or both.
    public func clearMultiLineText(
        from id: String? = nil, fromFieldWithValue val: String? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.multiLineTextField, id: id, value: val).clear()
    }

    /// Types into the element with an identifier, whose text is cleared first.
    public func enterText(
        intoElement identifier: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(id: identifier).enter(text)
    }

    /// Types into the element with a label, whose text is cleared first.
    public func enterText(
        intoElementWithLabel label: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(label: label).enter(text)
    }

    /// Types into the text field with an identifier, which is cleared first.
    public func enterText(
        into identifier: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, id: identifier).enter(text)
    }

    /// Types into the text view with an identifier, which is cleared first.
    public func enterMultiLineText(
        into identifier: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.multiLineTextField, id: identifier).enter(text)
    }

    /// Types into the text field with an identifier, which is cleared first; then it must show another text.
    ///
    /// Characters that its delegate refuses are not a failure.
    public func enterText(
        into identifier: String, withText text: String, andExpect expected: String,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, id: identifier).enter(
            text, expecting: expected)
    }

    /// Types into the text field with a value, which is cleared first; the value of an empty field is its placeholder.
    public func enterText(
        intoFieldWithValue val: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.textField, value: val).enter(text)
    }

    /// Types into the text field with a name, which is cleared first: its label, placeholder, or the label of
    /// a view in it.
    public func enterText(
        intoFieldWithName label: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(SoughtElement(fieldName: label)).enter(text)
    }
}
