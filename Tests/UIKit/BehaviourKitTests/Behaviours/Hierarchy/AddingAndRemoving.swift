import UIKit

enum AddingAndRemoving: Behaviour {
    static let title = "A subview is told of its window before its superview, and leaves in the same order"

    static func run(on stage: Stage) async {
        let parent = LoggingView("parent", .hierarchy, on: stage)
        let child = LoggingView("child", .hierarchy, on: stage)
        let controller = await stage.show()
        stage.step("add the child to a parent in no window")
        parent.addSubview(child)
        stage.step("add the parent to a view in a window")
        controller.view.addSubview(parent)
        stage.step("remove the child")
        child.removeFromSuperview()
        stage.step("remove the parent")
        parent.removeFromSuperview()
    }
}
