import UIKit

enum OffsetsBeyondContent: Behaviour {
    static let title = "An offset beyond the content that is set in code stays"

    static func run(on stage: Stage) async {
        let log = ScrollLog(stage)
        let view = log.scrollView()
        await stage.show(view)
        stage.step("offset beyond the end, in code")
        view.contentOffset.y = 2500
        await stage.pause()
        stage.log("offset \(Int(view.contentOffset.y))")
        stage.step("an inset at the top")
        view.contentOffset.y = 0
        view.contentInset.top = 50
        await stage.pause()
        stage.log("offset \(Int(view.contentOffset.y))")
        stage.step("a larger content")
        view.contentSize.height = 3000
        await stage.pause()
        stage.log("offset \(Int(view.contentOffset.y))")
    }
}
