import UIKit

enum IntrinsicSizes: Behaviour {
    static let title =
        "A view is asked for its intrinsic size after it was invalidated, not with each layout"

    private final class Sized: UIView {
        var stage: Stage?
        var side: CGFloat = 40

        override var intrinsicContentSize: CGSize {
            stage?.logOnce("asked for the intrinsic size")
            return CGSize(width: side, height: side)
        }
    }

    static func run(on stage: Stage) async {
        let view = Sized()
        view.translatesAutoresizingMaskIntoConstraints = false
        let controller = await stage.show(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
        ])
        await stage.pause()
        view.stage = stage
        stage.step("layout without invalidation")
        view.side = 60
        controller.view.setNeedsLayout()
        await stage.pause()
        stage.log("width \(Int(view.bounds.width))")
        stage.step("invalidateIntrinsicContentSize")
        view.invalidateIntrinsicContentSize()
        stage.log("width \(Int(view.bounds.width)) before layout")
        await stage.pause()
        stage.log("width \(Int(view.bounds.width))")
    }
}
