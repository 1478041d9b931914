import UIKit

enum TraitChanges: Behaviour {
    static let title = "Who registered for a trait is told of its changes, and of those of no other"

    static func run(on stage: Stage) async {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let controller = await stage.show(view)
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            stage.log("controller: \(name(previous)) to \(name(controller.traitCollection))")
        }
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            stage.log("view: \(name(previous)) to \(name(view.traitCollection))")
        }
        stage.step("the controller is dark")
        controller.overrideUserInterfaceStyle = .dark
        await stage.pause()
        stage.step("the view alone is light")
        view.overrideUserInterfaceStyle = .light
        await stage.pause()
        stage.step("another trait")
        controller.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        await stage.pause()
        stage.step("unregistered")
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .dark
        await stage.pause()
    }

    private static func name(_ traits: UITraitCollection) -> String {
        traits.userInterfaceStyle == .dark ? "dark" : "light"
    }
}
