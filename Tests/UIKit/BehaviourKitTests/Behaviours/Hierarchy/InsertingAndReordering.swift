import UIKit

enum InsertingAndReordering: Behaviour {
    static let title =
        "Subviews are inserted at an index, below and above others; reordering calls none of them"

    static func run(on stage: Stage) async {
        let parent = LoggingView("parent", .hierarchy, on: stage)
        await stage.show(parent)
        let views = ["a", "b", "c", "d"].map { LoggingView($0, .hierarchy, on: stage) }
        func logOrder() { stage.log("order: \(parent.subviews.map { ($0 as? LoggingView)?.name ?? "" })") }
        stage.step("insert")
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], belowSubview: views[0])
        parent.insertSubview(views[3], aboveSubview: views[1])
        logOrder()
        stage.step("bring b to the front")
        parent.bringSubviewToFront(views[1])
        logOrder()
        stage.step("exchange the first two")
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        logOrder()
        stage.step("insert a again, at 0")
        parent.insertSubview(views[0], at: 0)
        logOrder()
    }
}
