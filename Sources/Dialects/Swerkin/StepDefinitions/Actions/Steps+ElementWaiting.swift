// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that wait for elements, up to the test's `waitingTimeout`. Timers fire and tasks run meanwhile.
import FailureReporting
import Scenarios

extension Steps {
    /// Waits until the element with a label exists.
    public func IWaitToSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label], at: site) { ElementWait(SoughtElement(label: label), at: site).forElement() }
    }

    /// Waits until an element exists whose label begins with a text.
    public func IWaitToSeeElement(
        withLabelPrefix labelPrefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([labelPrefix], at: site) {
            ElementWait(SoughtElement(label: .prefix(labelPrefix)), at: site).forElement()
        }
    }

    /// Waits until an element exists whose label ends with a text.
    public func IWaitToSeeElement(
        withLabelSuffix labelSuffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([labelSuffix], at: site) {
            ElementWait(SoughtElement(label: .suffix(labelSuffix)), at: site).forElement()
        }
    }

    /// Waits until an element exists whose label contains a text.
    public func IWaitToSeeElement(
        withPartialLabel partialLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([partialLabel], at: site) {
            ElementWait(SoughtElement(label: .containing(partialLabel)), at: site).forElement()
        }
    }

    /// Waits until an element with a value exists; the value of an empty text field is its placeholder.
    public func IWaitToSeeElement(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([value], at: site) { ElementWait(SoughtElement(value: value), at: site).forElement() }
    }

    /// Waits until the element with an identifier exists.
    public func IWaitToSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier], at: site) { ElementWait(SoughtElement(id: identifier), at: site).forElement() }
    }

    /// Waits until a finger can touch the element with a label, which is scrolled to.
    public func IWaitToSeeTappableElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label], at: site) { ElementWait(SoughtElement(label: label), at: site).untilTappable() }
    }

    /// Waits until a finger can touch the element with an identifier, which is scrolled to.
    public func IWaitToSeeTappableElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier], at: site) { ElementWait(SoughtElement(id: identifier), at: site).untilTappable() }
    }

    /// Waits until the element with a label does not exist.
    public func IWaitUntilIDoNotSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label], at: site) { ElementWait(SoughtElement(label: label), at: site).untilAbsent() }
    }

    /// Waits until the element with an identifier does not exist.
    public func IWaitUntilIDoNotSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier], at: site) { ElementWait(SoughtElement(id: identifier), at: site).untilAbsent() }
    }
}
