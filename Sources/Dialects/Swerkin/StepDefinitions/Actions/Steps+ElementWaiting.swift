// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that wait for elements, up to the test's `waitingTimeout`. Timers fire and tasks run meanwhile.
import Scenarios

extension Steps {
    /// Waits until the element with a label exists.
    public func IWaitToSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.wait(label: label).forElement() }
    }

    /// Waits until an element exists whose label begins with a text.
    public func IWaitToSeeElement(
        withLabelPrefix labelPrefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([labelPrefix], fileID, file, line, column) {
            $0.wait(SoughtElement(label: .prefix(labelPrefix))).forElement()
        }
    }

    /// Waits until an element exists whose label ends with a text.
    public func IWaitToSeeElement(
        withLabelSuffix labelSuffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([labelSuffix], fileID, file, line, column) {
            $0.wait(SoughtElement(label: .suffix(labelSuffix))).forElement()
        }
    }

    /// Waits until an element exists whose label contains a text.
    public func IWaitToSeeElement(
        withPartialLabel partialLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([partialLabel], fileID, file, line, column) {
            $0.wait(SoughtElement(label: .containing(partialLabel))).forElement()
        }
    }

    /// Waits until an element with a value exists; the value of an empty text field is its placeholder.
    public func IWaitToSeeElement(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) { $0.wait(value: value).forElement() }
    }

    /// Waits until the element with an identifier exists.
    public func IWaitToSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.wait(id: identifier).forElement() }
    }

    /// Waits until a finger can touch the element with a label, which is scrolled to.
    public func IWaitToSeeTappableElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.wait(label: label).untilTappable() }
    }

    /// Waits until a finger can touch the element with an identifier, which is scrolled to.
    public func IWaitToSeeTappableElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.wait(id: identifier).untilTappable() }
    }

    /// Waits until the element with a label does not exist.
    public func IWaitUntilIDoNotSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.wait(label: label).untilAbsent() }
    }

    /// Waits until the element with an identifier does not exist.
    public func IWaitUntilIDoNotSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.wait(id: identifier).untilAbsent() }
    }
}
