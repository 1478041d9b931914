/// An object that is told of the height of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that the user brought the sheet to another detent; not called for what code selects.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension DelegateProtocol {
    static let sheet = DelegateProtocol("UISheetPresentationControllerDelegate") {
        $0 is any UISheetPresentationControllerDelegate.Type
    }
}

extension DelegateRole {
    static let sheetDelegate = DelegateRole(.sheet, .adaptivePresentation)
}
