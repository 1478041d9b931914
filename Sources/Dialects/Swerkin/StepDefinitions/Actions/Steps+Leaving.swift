// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that leave a screen, or what is presented in front of it.
import Scenarios

extension Steps {
    /// Touches the element with the label `Back`.
    public func IGoBack(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { BackButton(at: $0).tap() }
    }

    /// Waits for an alert of the system, and touches the button that allows what it asks for.
    public func ITouchAllowSystemAlert(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { AlertWait(at: $0).allowSystemAlert() }
    }

    /// Dismisses what is presented on top: a popover or an action sheet by a tap outside, a sheet by a swipe down.
    ///
    /// What only a button dismisses, such as an alert, is a failure.
    public func IDismissModal(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { ModalDismissal(at: $0).run() }
    }

    /// Dismisses the popover on top by a tap outside.
    public func IDismissPopoverElement(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { ModalDismissal(at: $0).runOnPopover() }
    }
}
