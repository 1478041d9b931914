import UIKit

enum DoubleTapFirst: Behaviour {
    static let title = "A tap that requires a double tap to fail waits for it; otherwise both are recognized"

    static func run(on stage: Stage) async {
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        view.backgroundColor = .lightGray
        let tap = UITapGestureRecognizer()
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        stage.watch(tap, as: "tap")
        stage.watch(doubleTap, as: "double tap")
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(doubleTap)
        await stage.show(view)
        stage.step("tap twice")
        await stage.make(.doubleTap, on: view)
        tap.require(toFail: doubleTap)
        stage.step("tap twice, with require(toFail:)")
        await stage.make(.doubleTap, on: view)
        stage.step("tap once, with require(toFail:)")
        await stage.make(.tap, on: view)
    }
}
