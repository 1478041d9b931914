// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scenarios

// Steps for text fields that show a picker instead of the keyboard, with bar buttons above it.
extension Steps {
    /// Touches the text field with an identifier, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        _ id: String, item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([item, id], fileID, file, line, column) { DropDown(id, at: $0).select([item]) }
    }

    /// Touches the text field with an identifier, and turns its picker's wheels to rows, the first wheel to the first title.
    public func ISelectFromDropDown(
        _ id: String, items: [String], fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step(items + [id], fileID, file, line, column) { DropDown(id, at: $0).select(items) }
    }

    /// Touches the text field with a label, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        withLabel label: String, item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([item, label], fileID, file, line, column) { DropDown(label: label, at: $0).select([item]) }
    }

    /// Touches the text field with a value, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        withValue value: String, item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([item, value], fileID, file, line, column) { DropDown(value: value, at: $0).select([item]) }
    }

    /// Touches the text field with an identifier and a label, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        _ id: String, withLabel label: String, item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([item, id, label], fileID, file, line, column) {
            DropDown(id, label: label, at: $0).select([item])
        }
    }

    /// Touches the text field with an identifier, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        _ id: String, toValue item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([item, id], fileID, file, line, column) { DropDown(id, at: $0).set(item) }
    }

    /// Touches the text field with a label, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        withLabel label: String, toValue item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([item, label], fileID, file, line, column) { DropDown(label: label, at: $0).set(item) }
    }

    /// Touches the text field with a value, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        withValue value: String, toValue item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([item, value], fileID, file, line, column) { DropDown(value: value, at: $0).set(item) }
    }

    /// Touches the text field with an identifier and a label, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        _ id: String, withLabel label: String, toValue item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([item, id, label], fileID, file, line, column) { DropDown(id, label: label, at: $0).set(item) }
    }
}

// Steps that open a text field's picker, and touch a bar button above it.
extension Steps {
    /// Touches the text field with an identifier, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { DropDown(id, at: $0).close(with: "Done") }
    }

    /// Touches the text field with a label, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { DropDown(label: label, at: $0).close(with: "Done") }
    }

    /// Touches the text field with an identifier and a label, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) {
            DropDown(id, label: label, at: $0).close(with: "Done")
        }
    }

    /// Touches the text field with an identifier and a value, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        _ id: String, withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, value], fileID, file, line, column) {
            DropDown(id, value: value, at: $0).close(with: "Done")
        }
    }

    /// Touches the text field with an identifier, and the bar button `Cancel` above its picker.
    public func ISelectEmptyValueFromDropDown(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { DropDown(id, at: $0).close(with: "Cancel") }
    }

    /// Touches the text field with a label, and the bar button `Cancel` above its picker.
    public func ISelectEmptyValueFromDropDown(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { DropDown(label: label, at: $0).close(with: "Cancel") }
    }
}
