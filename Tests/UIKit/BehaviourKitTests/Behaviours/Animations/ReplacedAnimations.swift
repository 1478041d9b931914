import UIKit

enum ReplacedAnimations: Behaviour {
    static let title = "An animation from the current state ends the one before, which completes unfinished"

    static func run(on stage: Stage) async {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        await stage.show(view)
        stage.step("fade out")
        UIView.animate(withDuration: 0.6) {
            view.alpha = 0
        } completion: { finished in
            stage.log("fade out completion(\(finished))")
        }
        await stage.pause(0.2)
        stage.step("fade in from the current state")
        UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState) {
            view.alpha = 1
        } completion: { finished in
            stage.log("fade in completion(\(finished))")
        }
        await stage.pause()
        stage.step("keyframes")
        UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                stage.log("first keyframe")
                view.alpha = 0.5
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                stage.log("second keyframe")
                view.alpha = 0
            }
            stage.log("end of the block")
        } completion: { finished in
            stage.log("keyframes completion(\(finished))")
        }
        stage.log("alpha \(view.alpha) at once")
        await stage.pause()
    }
}
