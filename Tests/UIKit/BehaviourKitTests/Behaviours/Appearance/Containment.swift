import UIKit

enum Containment: Behaviour {
    static let title = "A child appears when its view is added, and makes way in transition(from:to:)"

    static func run(on stage: Stage) async {
        let parent = UIViewController()
        await stage.show(parent)
        let first = LoggingController("A", on: stage)
        let second = LoggingController("B", on: stage)
        for child in [first, second] { child.logsParents = true }
        stage.step("addChild(A)")
        parent.addChild(first)
        stage.step("add A's view")
        parent.view.addSubview(first.view)
        await stage.pause()
        stage.step("A.didMove(toParent:)")
        first.didMove(toParent: parent)
        stage.step("transition from A to B")
        first.willMove(toParent: nil)
        parent.addChild(second)
        parent.transition(from: first, to: second, duration: 0.3, options: [], animations: nil) { _ in
            stage.log("transition's completion")
            first.removeFromParent()
            second.didMove(toParent: parent)
        }
        await stage.pause()
    }
}
