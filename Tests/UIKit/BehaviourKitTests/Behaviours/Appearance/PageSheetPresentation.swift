import UIKit

enum PageSheetPresentation: Behaviour {
    static let title = "Behind a sheet the presenting view stays; code that dismisses asks no delegate"

    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            stage.log("presentationControllerShouldDismiss")
            return true
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            stage.log("presentationControllerDidDismiss")
        }
    }

    static func run(on stage: Stage) async {
        let presenting = LoggingController("A", on: stage)
        await stage.show(presenting)
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            let presented = LoggingController("B", on: stage)
            presented.modalPresentationStyle = style
            let delegate = Delegate(stage)
            presented.presentationController?.delegate = delegate
            stage.step("A presents B as a \(style == .pageSheet ? "page" : "form") sheet")
            presenting.present(presented, animated: true, completion: nil)
            await stage.pause()
            stage.step("A dismisses")
            presenting.dismiss(animated: true, completion: nil)
            await stage.pause()
        }
    }
}
