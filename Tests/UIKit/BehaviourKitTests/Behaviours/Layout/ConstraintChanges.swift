import UIKit

enum ConstraintChanges: Behaviour {
    static let title = "A constraint's new constant moves a view with the next layout, not before"

    static func run(on stage: Stage) async {
        let view = LoggingView("view", .layout, on: stage)
        view.translatesAutoresizingMaskIntoConstraints = false
        let controller = await stage.show(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        await stage.pause()
        stage.step("constant = 80")
        width.constant = 80
        stage.log("width \(Int(view.frame.width))")
        stage.step("layoutIfNeeded of the view")
        view.layoutIfNeeded()
        stage.log("width \(Int(view.frame.width))")
        stage.step("layoutIfNeeded of the controller's view")
        controller.view.layoutIfNeeded()
        stage.log("width \(Int(view.frame.width))")
        stage.step("layoutIfNeeded in an animation")
        width.constant = 120
        UIView.animate(withDuration: 0.3, animations: controller.view.layoutIfNeeded, completion: nil)
        let keys = view.layer.animationKeys() ?? []
        stage.log("width \(Int(view.frame.width)) at once, animated: \(!keys.isEmpty)")
        await stage.pause()
        stage.step("not active")
        width.isActive = false
        stage.log("width \(Int(view.frame.width))")
    }
}
