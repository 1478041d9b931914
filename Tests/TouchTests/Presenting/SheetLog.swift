import HeadlessUIKit
import TestSupport

/// Writes down what a sheet's delegate is asked and told, and says whether the sheet may go.
@MainActor
class SheetLog: UISheetPresentationControllerDelegate {
    let log: EventLog
    var mayDismiss = true

    init(_ log: EventLog) {
        self.log = log
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("shouldDismiss")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
        log.add("changed to \(name.split(separator: ".").last ?? "")")
    }
}
