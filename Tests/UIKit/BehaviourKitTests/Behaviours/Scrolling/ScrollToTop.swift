import UIKit

enum ScrollToTop: Behaviour {
    static let title = "A tap on the status bar asks the delegate, scrolls to the top, and says so"

    static func run(on stage: Stage) async {
        let log = ScrollLog(stage)
        let view = log.scrollView()
        await stage.show(view)
        view.contentOffset.y = 500
        await stage.pause()
        stage.step("tap the status bar")
        await stage.make(.tapStatusBar, on: view)
        await stage.pause()
        stage.log("offset \(Int(view.contentOffset.y))")
    }
}
