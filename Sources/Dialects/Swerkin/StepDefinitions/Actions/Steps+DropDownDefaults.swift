// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that open a text field's picker, and touch a bar button above it.
import Scenarios

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
