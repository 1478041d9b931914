import UIKit

enum NestedAnimations: Behaviour {
    static let title = "An animation within another has the outer one's duration, unless it overrides it"

    static func run(on stage: Stage) async {
        let views = (0..<3).map { UIView(frame: CGRect(x: 0, y: 100 + 60 * $0, width: 50, height: 50)) }
        await stage.show(views[0], views[1], views[2])
        stage.step("a long animation with a short one in it, and a middle one")
        UIView.animate(withDuration: 0.8) {
            views[0].frame.origin.x = 100
            UIView.animate(withDuration: 0.1) {
                views[1].frame.origin.x = 100
            } completion: { _ in
                stage.log("inner completion")
            }
        } completion: { finished in
            stage.log("outer completion(\(finished))")
        }
        UIView.animate(withDuration: 0.4) {
            views[2].frame.origin.x = 100
        } completion: { _ in
            stage.log("middle completion")
        }
        stage.log("x is \(Int(views[0].frame.origin.x)) at once")
        await stage.pause(1.5)
        stage.step("in an animation, one that overrides the duration")
        UIView.animate(withDuration: 0.8) {
            views[0].frame.origin.x = 0
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
                views[1].frame.origin.x = 0
            } completion: { _ in
                stage.log("inner completion")
            }
        } completion: { _ in
            stage.log("outer completion")
        }
        await stage.pause(0.4)
        stage.log("0.4 s later")
        await stage.pause()
    }
}
