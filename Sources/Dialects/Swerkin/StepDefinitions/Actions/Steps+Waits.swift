// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scenarios

// Steps that wait for elements, up to the test's `waitingTimeout`. Timers fire and tasks run meanwhile.
extension Steps {
    /// Waits until the element with a label exists.
    public func IWaitToSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(label: label).waitForElement() }
    }

    /// Waits until an element exists whose label begins with a text.
    public func IWaitToSeeElement(
        withLabelPrefix prefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([prefix], fileID, file, line, column) {
            $0.element(SoughtElement(label: .prefix(prefix))).waitForElement()
        }
    }

    /// Waits until an element exists whose label ends with a text.
    public func IWaitToSeeElement(
        withLabelSuffix suffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([suffix], fileID, file, line, column) {
            $0.element(SoughtElement(label: .suffix(suffix))).waitForElement()
        }
    }

    /// Waits until an element exists whose label contains a text.
    public func IWaitToSeeElement(
        withPartialLabel part: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([part], fileID, file, line, column) {
            $0.element(SoughtElement(label: .containing(part))).waitForElement()
        }
    }

    /// Waits until an element with a value exists; the value of an empty text field is its placeholder.
    public func IWaitToSeeElement(
        withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) { $0.element(value: value).waitForElement() }
    }

    /// Waits until the element with an identifier exists.
    public func IWaitToSeeElement(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).waitForElement() }
    }

    /// Waits until a finger can touch the element with a label, which is scrolled to.
    public func IWaitToSeeTappableElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(label: label).waitUntilTappable() }
    }

    /// Waits until a finger can touch the element with an identifier, which is scrolled to.
    public func IWaitToSeeTappableElement(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).waitUntilTappable() }
    }

    /// Waits until the element with a label does not exist.
    public func IWaitUntilIDoNotSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(label: label).waitForAbsence() }
    }

    /// Waits until the element with an identifier does not exist.
    public func IWaitUntilIDoNotSeeElement(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).waitForAbsence() }
    }
}

// Steps that wait for screens, alerts and time, and that scroll.
extension Steps {
    /// Waits until a screen is shown: until the element of its trait exists. A screen that is not registered is a failure.
    public func IWaitToSeeScreen(
        _ screen: any PresentableScreen, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([screen.rawValue], fileID, file, line, column) {
            ScreenWait(screen, at: $0).appears(in: testCase)
        }
    }

    /// Scrolls down until the element with a label is on the screen; one that is not there at the end is a failure.
    public func IScrollDownUntilISeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(label: label).scrollTo() }
    }

    /// Lets some seconds of virtual time pass, in which timers fire and tasks run; a number below 0 is a failure.
    public func IWaitForSeconds(
        _ seconds: Int, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step(["\(seconds)"], fileID, file, line, column) { StepAction(at: $0).pass(TimeInterval(seconds)) }
    }

    /// Waits until an alert or an action sheet is shown.
    public func IWaitToSeeAlert(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { AlertWait(at: $0).appears() }
    }
}
