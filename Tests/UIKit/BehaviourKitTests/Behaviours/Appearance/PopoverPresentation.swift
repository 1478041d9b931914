import UIKit

enum PopoverPresentation: Behaviour {
    static let title = "A delegate keeps a popover a popover on an iPhone, and the presenting view stays"

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            stage.logOnce("adaptivePresentationStyle")
            return .none
        }

        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
            stage.log("prepareForPopoverPresentation")
        }
    }

    static func run(on stage: Stage) async {
        let presenting = LoggingController("A", on: stage)
        await stage.show(presenting)
        let presented = LoggingController("B", on: stage)
        presented.modalPresentationStyle = .popover
        presented.preferredContentSize = CGSize(width: 200, height: 100)
        let delegate = Delegate(stage)
        presented.popoverPresentationController?.delegate = delegate
        presented.popoverPresentationController?.sourceView = presenting.view
        presented.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 40, height: 40)
        stage.step("A presents B as a popover")
        presenting.present(presented, animated: true, completion: nil)
        await stage.pause()
        stage.log("B is as wide as preferred: \(presented.view.bounds.width == 200)")
        stage.step("A dismisses")
        presenting.dismiss(animated: true, completion: nil)
        await stage.pause()
    }
}
