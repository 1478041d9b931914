import UIKit

enum OverFullScreenPresentation: Behaviour {
    static let title =
        "A presentation over the full screen or the current context leaves the view below in place"

    static func run(on stage: Stage) async {
        let presenting = LoggingController("A", on: stage)
        presenting.definesPresentationContext = true
        await stage.show(presenting)
        for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
            let presented = LoggingController("B", on: stage)
            presented.modalPresentationStyle = style
            let place = style == .overFullScreen ? "full screen" : "current context"
            stage.step("A presents B over the \(place)")
            presenting.present(presented, animated: false, completion: nil)
            await stage.pause()
            stage.log("A's view is in the window: \(presenting.view.window != nil)")
            stage.step("B dismisses itself")
            presented.dismiss(animated: false, completion: nil)
            await stage.pause()
        }
    }
}
