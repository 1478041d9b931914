import FailureReporting

/// Taps buttons of action sheets.
///
/// ```swift
/// When(I: tap("Delete", in: notesScreen.deleteSheet))
/// ```
public protocol SheetContext {}

extension SheetContext {
    /// Taps a button of an action sheet, once it exists.
    public func tap(
        _ actionButtonID: String, in sheet: Sheet, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            sheet.actionButton(withID: actionButtonID).tap()
        }
    }
}
