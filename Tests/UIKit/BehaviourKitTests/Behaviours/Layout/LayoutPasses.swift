import UIKit

enum LayoutPasses: Behaviour {
    static let title =
        "setNeedsLayout waits for the next pass, layoutIfNeeded does not, and both do what is needed"

    static func run(on stage: Stage) async {
        let outer = LoggingView("outer", .layout, on: stage)
        outer.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        let inner = LoggingView("inner", .layout, on: stage)
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.addSubview(inner)
        stage.step("show")
        await stage.show(outer)
        stage.step("setNeedsLayout, twice")
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        stage.log("after setNeedsLayout")
        await stage.pause()
        stage.step("layoutIfNeeded without need")
        outer.layoutIfNeeded()
        stage.step("inner.setNeedsLayout, outer.layoutIfNeeded")
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        stage.log("after layoutIfNeeded")
        await stage.pause()
    }
}
