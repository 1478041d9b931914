// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that open a text field's picker, and touch a bar button above it.
import FailureReporting
import Scenarios

extension Steps {
    /// Touches the text field with an identifier, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) { DropDown(id, at: site).close(with: "Done") }
    }

    /// Touches the text field with a label, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label], at: site) { DropDown(label: label, at: site).close(with: "Done") }
    }

    /// Touches the text field with an identifier and a label, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, label], at: site) { DropDown(id, label: label, at: site).close(with: "Done") }
    }

    /// Touches the text field with an identifier and a value, and the bar button `Done` above its picker.
    public func ISelectDefaultValueFromDropDown(
        _ id: String, withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, value], at: site) { DropDown(id, value: value, at: site).close(with: "Done") }
    }

    /// Touches the text field with an identifier, and the bar button `Cancel` above its picker.
    public func ISelectEmptyValueFromDropDown(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) { DropDown(id, at: site).close(with: "Cancel") }
    }

    /// Touches the text field with a label, and the bar button `Cancel` above its picker.
    public func ISelectEmptyValueFromDropDown(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label], at: site) { DropDown(label: label, at: site).close(with: "Cancel") }
    }
}
