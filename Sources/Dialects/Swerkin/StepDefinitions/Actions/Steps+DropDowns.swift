// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps for text fields that show a picker instead of the keyboard, with bar buttons above it.
import FailureReporting
import Scenarios

extension Steps {
    /// Touches the text field with an identifier, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        _ id: String, item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, id], at: site) { DropDown(id, at: site).select([item]) }
    }

    /// Touches the text field with an identifier, and turns its picker's wheels to rows, the first wheel to the first title.
    public func ISelectFromDropDown(
        _ id: String, items: [String], fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step(items + [id], at: site) { DropDown(id, at: site).select(items) }
    }

    /// Touches the text field with a label, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        withLabel label: String, item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, label], at: site) { DropDown(label: label, at: site).select([item]) }
    }

    /// Touches the text field with a value, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        withValue value: String, item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, value], at: site) { DropDown(value: value, at: site).select([item]) }
    }

    /// Touches the text field with an identifier and a label, and turns its picker's first wheel to the row with a title.
    public func ISelectFromDropDown(
        _ id: String, withLabel label: String, item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, id, label], at: site) { DropDown(id, label: label, at: site).select([item]) }
    }

    /// Touches the text field with an identifier, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        _ id: String, toValue item: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, id], at: site) { DropDown(id, at: site).set(item) }
    }

    /// Touches the text field with a label, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        withLabel label: String, toValue item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, label], at: site) { DropDown(label: label, at: site).set(item) }
    }

    /// Touches the text field with a value, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        withValue value: String, toValue item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, value], at: site) { DropDown(value: value, at: site).set(item) }
    }

    /// Touches the text field with an identifier and a label, sets its text, and touches the bar button `Cancel`.
    public func ISetDropDown(
        _ id: String, withLabel label: String, toValue item: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([item, id, label], at: site) { DropDown(id, label: label, at: site).set(item) }
    }
}
