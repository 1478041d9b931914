/// An object that is told when the user changes a sheet's detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the user moved the sheet to another detent; not called for changes by code.
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
