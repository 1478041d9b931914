import HeadlessUIKit

/// Writes down what a sheet's delegate is asked and told, and says whether the sheet may go.
@MainActor
class SheetLog: UISheetPresentationControllerDelegate {
    let log: TapLog
    var mayDismiss = true

    init(_ log: TapLog) {
        self.log = log
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.note("shouldDismiss")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.note("didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
        log.note("changed to \(name.split(separator: ".").last ?? "")")
    }
}
