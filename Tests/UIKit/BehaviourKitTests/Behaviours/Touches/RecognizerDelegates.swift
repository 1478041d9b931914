import UIKit

enum RecognizerDelegates: Behaviour {
    static let title = "A recognizer's delegate is asked about the touch, then about the beginning"

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        let stage: Stage
        var takesTouches = true
        var begins = true

        init(_ stage: Stage) { self.stage = stage }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        {
            stage.log("shouldReceive touch")
            return takesTouches
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            stage.log("shouldBegin")
            return begins
        }
    }

    static func run(on stage: Stage) async {
        let view = LoggingView("view", .touches, on: stage)
        view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        let tap = UITapGestureRecognizer()
        let delegate = Delegate(stage)
        tap.delegate = delegate
        stage.watch(tap, as: "tap")
        view.addGestureRecognizer(tap)
        await stage.show(view)
        stage.step("tap")
        await stage.make(.tap, on: view)
        stage.step("tap, which may not begin")
        delegate.begins = false
        await stage.make(.tap, on: view)
        stage.step("tap, whose touch is refused")
        delegate.takesTouches = false
        await stage.make(.tap, on: view)
    }
}
