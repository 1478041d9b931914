import UIKit

enum CustomPresentation: Behaviour {
    static let title = "A custom presentation controller is told before and after each transition"

    private final class Presentation: UIPresentationController {
        var stage: Stage?

        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            stage?.log("presentationTransitionWillBegin")
        }

        override func presentationTransitionDidEnd(_ completed: Bool) {
            super.presentationTransitionDidEnd(completed)
            stage?.log("presentationTransitionDidEnd(\(completed))")
        }

        override func dismissalTransitionWillBegin() {
            super.dismissalTransitionWillBegin()
            stage?.log("dismissalTransitionWillBegin")
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) {
            super.dismissalTransitionDidEnd(completed)
            stage?.log("dismissalTransitionDidEnd(\(completed))")
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            stage.log("presentationController(forPresented:)")
            let presentation = Presentation(presentedViewController: presented, presenting: presenting)
            presentation.stage = stage
            return presentation
        }
    }

    static func run(on stage: Stage) async {
        let presenting = LoggingController("A", on: stage)
        await stage.show(presenting)
        let presented = LoggingController("B", on: stage)
        let delegate = Delegate(stage)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        stage.step("A presents B")
        presenting.present(presented, animated: true, completion: nil)
        await stage.pause()
        stage.step("A dismisses")
        presenting.dismiss(animated: true, completion: nil)
        await stage.pause()
    }
}
