import UIKit

enum LongPressAndTouches: Behaviour {
    static let title = "A long press begins while the finger is down, and cancels the view's touches"

    static func run(on stage: Stage) async {
        let view = LoggingView("view", .touches, on: stage)
        view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        let press = UILongPressGestureRecognizer()
        stage.watch(press, as: "long press")
        view.addGestureRecognizer(press)
        await stage.show(view)
        stage.step("tap")
        await stage.make(.tap, on: view)
        stage.step("hold")
        await stage.make(.press, on: view)
    }
}
