import UIKit

enum MovingBetweenSuperviews: Behaviour {
    static let title = "A view that is added elsewhere leaves its old superview first, and keeps its window"

    static func run(on stage: Stage) async {
        let first = LoggingView("first", .hierarchy, on: stage)
        let second = LoggingView("second", .hierarchy, on: stage)
        let child = LoggingView("child", .hierarchy, on: stage)
        first.addSubview(child)
        await stage.show(first, second)
        stage.step("add the child to the second")
        second.addSubview(child)
        stage.log("subviews: \(first.subviews.count) and \(second.subviews.count)")
        stage.step("add the child to the second again")
        second.addSubview(child)
    }
}
