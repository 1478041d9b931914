import UIKit

enum DraggingAndFlicking: Behaviour {
    static let title = "A drag that is held ends without deceleration, a flick decelerates"

    static func run(on stage: Stage) async {
        let log = ScrollLog(stage)
        let view = log.scrollView()
        await stage.show(view)
        stage.step("drag")
        await stage.make(.drag, on: view)
        stage.step("flick")
        await stage.make(.flick, on: view)
        await stage.pause(4)
        stage.log("is dragging: \(view.isDragging), is decelerating: \(view.isDecelerating)")
    }
}
