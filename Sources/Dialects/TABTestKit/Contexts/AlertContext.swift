import FailureReporting

/// Taps buttons of alerts, and checks their messages.
///
/// ```swift
/// When(I: tap("Delete", in: notesScreen.deleteAlert))
/// ```
public protocol AlertContext {}

extension AlertContext {
    /// Taps a button of an alert, once it exists.
    public func tap(
        _ actionButtonID: String, in alert: Alert, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            alert.actionButton(withID: actionButtonID).tap()
        }
    }

    /// Waits up to 30 s of virtual time for an alert, and checks the message that it shows; another is a failure.
    public func message(
        in alert: Alert, is message: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            AlertMessage(of: alert).require(message)
        }
    }
}
