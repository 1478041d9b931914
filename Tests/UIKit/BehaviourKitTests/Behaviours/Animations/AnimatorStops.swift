import UIKit

enum AnimatorStops: Behaviour {
    static let title =
        "An animator that is stopped completes only when it is finished, and says at which position"

    static func run(on stage: Stage) async {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        await stage.show(view)
        func animator(_ name: String) -> UIViewPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
                view.frame.origin.x = view.frame.origin.x == 0 ? 100 : 0
            }
            animator.addCompletion {
                stage.log("\(name) completes at \(["end", "start", "current"][$0.rawValue])")
            }
            return animator
        }
        func log(_ animator: UIViewPropertyAnimator) {
            let state = ["inactive", "active", "stopped"][animator.state.rawValue]
            stage.log("\(state), running: \(animator.isRunning)")
        }
        stage.step("make and start")
        let first = animator("first")
        log(first)
        first.startAnimation()
        log(first)
        await stage.pause()
        log(first)
        stage.step("stop without finishing, then finish")
        let second = animator("second")
        second.startAnimation()
        await stage.pause(0.2)
        second.stopAnimation(false)
        log(second)
        second.finishAnimation(at: .start)
        log(second)
        stage.log("x \(Int(view.frame.origin.x))")
        stage.step("stop for good")
        let third = animator("third")
        third.startAnimation()
        await stage.pause(0.2)
        third.stopAnimation(true)
        log(third)
        await stage.pause()
    }
}
