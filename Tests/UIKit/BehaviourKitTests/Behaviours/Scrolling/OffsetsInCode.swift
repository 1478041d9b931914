import UIKit

enum OffsetsInCode: Behaviour {
    static let title = "An offset set in code scrolls at once, an animated one ends with a call"

    static func run(on stage: Stage) async {
        let log = ScrollLog(stage)
        let view = log.scrollView()
        await stage.show(view)
        stage.step("contentOffset = 100")
        view.contentOffset.y = 100
        stage.log("after contentOffset = 100")
        stage.step("setContentOffset(200, animated: false)")
        view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        await stage.pause()
        stage.step("setContentOffset(300, animated: true)")
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.log("after setContentOffset")
        await stage.pause()
        stage.step("scrollRectToVisible, visible already")
        view.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 10), animated: true)
        await stage.pause()
        stage.step("scrollRectToVisible, below")
        view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 10), animated: true)
        await stage.pause()
        stage.log("offset \(Int(view.contentOffset.y))")
    }
}
