import UIKit

enum SimultaneousRecognizers: Behaviour {
    static let title = "Two recognizers recognize together only if a delegate says so"

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            true
        }
    }

    static func run(on stage: Stage) async {
        let outer = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        outer.backgroundColor = .lightGray
        inner.backgroundColor = .green
        outer.addSubview(inner)
        let outerTap = UITapGestureRecognizer()
        let innerTap = UITapGestureRecognizer()
        stage.watch(outerTap, as: "outer")
        stage.watch(innerTap, as: "inner")
        outer.addGestureRecognizer(outerTap)
        inner.addGestureRecognizer(innerTap)
        await stage.show(outer)
        stage.step("tap the inner view")
        await stage.make(.tap, on: inner)
        let delegate = Delegate()
        outerTap.delegate = delegate
        stage.step("tap it, with a delegate")
        await stage.make(.tap, on: inner)
    }
}
