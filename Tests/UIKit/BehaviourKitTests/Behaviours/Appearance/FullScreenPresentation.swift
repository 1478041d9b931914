import UIKit

enum FullScreenPresentation: Behaviour {
    static let title = "Below a full screen presentation the presenting controller's view disappears"

    static func run(on stage: Stage) async {
        let presenting = LoggingController("A", on: stage)
        await stage.show(presenting)
        let presented = LoggingController("B", on: stage)
        presented.logsLayout = true
        presented.modalPresentationStyle = .fullScreen
        stage.step("A presents B")
        presenting.present(presented, animated: true) { stage.log("present's completion") }
        await stage.pause()
        stage.step("A dismisses")
        presenting.dismiss(animated: true) { stage.log("dismiss's completion") }
        await stage.pause()
    }
}
