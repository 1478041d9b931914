import UIKit

enum TapAndTouches: Behaviour {
    static let title = "A recognized tap cancels its view's touches, unless told not to, and may delay them"

    static func run(on stage: Stage) async {
        let view = LoggingView("view", .touches, on: stage)
        view.frame = CGRect(x: 50, y: 200, width: 200, height: 200)
        let tap = UITapGestureRecognizer()
        stage.watch(tap, as: "tap")
        view.addGestureRecognizer(tap)
        await stage.show(view)
        stage.step("tap")
        await stage.make(.tap, on: view)
        stage.step("tap, cancelsTouchesInView = false")
        tap.cancelsTouchesInView = false
        await stage.make(.tap, on: view)
        stage.step("tap, delaysTouchesBegan = true")
        tap.cancelsTouchesInView = true
        tap.delaysTouchesBegan = true
        await stage.make(.tap, on: view)
    }
}
