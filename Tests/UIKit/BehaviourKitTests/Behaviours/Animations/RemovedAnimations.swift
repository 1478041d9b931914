import UIKit

enum RemovedAnimations: Behaviour {
    static let title = "An animation that is removed completes without having finished, with its view as well"

    static func run(on stage: Stage) async {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        let controller = await stage.show(view)
        func animate() {
            UIView.animate(withDuration: 0.5) {
                view.alpha = view.alpha == 1 ? 0.5 : 1
            } completion: { finished in
                stage.log("completion(\(finished))")
            }
        }
        stage.step("remove all animations")
        animate()
        await stage.pause(0.2)
        view.layer.removeAllAnimations()
        stage.log("after removeAllAnimations")
        await stage.pause()
        stage.step("remove the view")
        animate()
        await stage.pause(0.2)
        view.removeFromSuperview()
        stage.log("after removeFromSuperview")
        await stage.pause()
        stage.step("nothing to animate")
        controller.view.addSubview(view)
        UIView.animate(withDuration: 0.5) {
        } completion: {
            stage.log("completion(\($0))")
        }
        stage.log("after animate")
        await stage.pause()
    }
}
