import UIKit

enum LayoutTriggers: Behaviour {
    static let title = "A new size or subview lays a view out, a new position, transform or colour does not"

    static func run(on stage: Stage) async {
        let view = LoggingView("view", .layout, on: stage)
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        await stage.show(view)
        let subview = UIView()
        let changes: [(String, () -> Void)] = [
            ("new position", { view.frame.origin.x = 20 }),
            ("new size", { view.frame.size.width = 220 }),
            ("new bounds' origin", { view.bounds.origin.y = 10 }),
            ("new subview", { view.addSubview(subview) }),
            ("subview removed", { subview.removeFromSuperview() }),
            ("new transform", { view.transform = CGAffineTransform(translationX: 5, y: 5) }),
            ("new colour", { view.backgroundColor = .red }),
            ("hidden", { view.isHidden = true }),
        ]
        for (name, change) in changes {
            stage.step(name)
            change()
            await stage.pause(0.1)
        }
    }
}
