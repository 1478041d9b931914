import UIKit

enum WindowOfNestedViews: Behaviour {
    static let title = "A hierarchy that comes to a window is told from the outside in"

    static func run(on stage: Stage) async {
        let outer = LoggingView("outer", .hierarchy, on: stage)
        let middle = LoggingView("middle", .hierarchy, on: stage)
        let inner = LoggingView("inner", .hierarchy, on: stage)
        middle.addSubview(inner)
        outer.addSubview(middle)
        let controller = await stage.show()
        stage.step("add the outer view")
        controller.view.addSubview(outer)
        stage.step("hide it")
        outer.isHidden = true
        stage.step("remove it")
        outer.removeFromSuperview()
    }
}
