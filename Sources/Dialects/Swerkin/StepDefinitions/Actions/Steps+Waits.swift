// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that wait for screens, alerts and time, and that scroll.
import Foundation
import Scenarios

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
        step([label], fileID, file, line, column) { ScrolledElement($0.element(label: label)).show() }
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
