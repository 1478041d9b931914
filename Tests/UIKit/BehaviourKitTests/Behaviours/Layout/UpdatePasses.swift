import UIKit

enum UpdatePasses: Behaviour {
    static let title =
        "Constraints are updated from the inside out, then layout and drawing go from the outside in"

    private final class DrawnView: LoggingView {
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            stage.logOnce("\(name) draw")
        }
    }

    static func run(on stage: Stage) async {
        let outer = DrawnView("outer", .constraints, .layout, on: stage)
        outer.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        let inner = DrawnView("inner", .constraints, .layout, on: stage)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 100),
            inner.heightAnchor.constraint(equalToConstant: 50),
        ])
        await stage.show(outer)
        stage.step("both need updates of constraints, layout and display")
        for view in [outer, inner] {
            view.setNeedsDisplay()
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
        }
        await stage.pause()
    }
}
