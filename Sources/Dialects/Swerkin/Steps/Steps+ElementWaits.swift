import FailureReporting
import Scenarios

// More waits for elements, which steps have and screens do not.
extension Steps {
    /// Waits until an element exists whose label begins with a text.
    public func waitForElement(
        withLabelPrefix labelPrefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(SoughtElement(label: .prefix(labelPrefix)))
            .waitForElement()
    }

    /// Waits until an element exists whose label ends with a text.
    public func waitForElement(
        withLabelSuffix labelSuffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(SoughtElement(label: .suffix(labelSuffix)))
            .waitForElement()
    }

    /// Waits until an element exists whose label contains a text.
    public func waitForElement(
        withPartialLabel partialLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(SoughtElement(label: .containing(partialLabel)))
            .waitForElement()
    }

    /// Waits until an element exists whose whole label matches a regular expression.
    public func waitForElement(
        withLabelMatchingPattern pattern: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(SoughtElement(label: .pattern(pattern))).waitForElement()
    }

    /// Waits until an element with a value exists.
    public func waitForElement(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(value: value).waitForElement()
    }
}
