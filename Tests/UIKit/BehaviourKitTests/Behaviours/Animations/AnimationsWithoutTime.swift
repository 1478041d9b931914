import UIKit

enum AnimationsWithoutTime: Behaviour {
    static let title = "An animation without duration changes views at once, and completes later"

    static func run(on stage: Stage) async {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        await stage.show(view)
        stage.step("duration 0")
        UIView.animate(withDuration: 0) {
            view.alpha = 0.5
        } completion: { finished in
            stage.log("completion(\(finished))")
        }
        stage.log("animations: \(view.layer.animationKeys()?.count ?? 0)")
        await stage.pause()
        stage.step("performWithoutAnimation in an animation")
        func fadeIn() { UIView.performWithoutAnimation { view.alpha = 1 } }
        UIView.animate(withDuration: 0.3, animations: fadeIn, completion: nil)
        stage.log("animations: \(view.layer.animationKeys()?.count ?? 0)")
        await stage.pause()
        stage.step("setAnimationsEnabled(false)")
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.5
        } completion: { finished in
            stage.log("completion(\(finished))")
        }
        stage.log("animations: \(view.layer.animationKeys()?.count ?? 0)")
        UIView.setAnimationsEnabled(true)
        await stage.pause()
    }
}
