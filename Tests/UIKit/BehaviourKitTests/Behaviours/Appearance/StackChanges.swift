import UIKit

enum StackChanges: Behaviour {
    static let title =
        "When a navigation stack changes as a whole, only its old and its new top disappear and appear"

    static func run(on stage: Stage) async {
        let controllers = ["A", "B", "C", "D"].map { LoggingController($0, on: stage) }
        let navigation = UINavigationController(rootViewController: controllers[0])
        await stage.show(navigation)
        for controller in controllers { controller.logsParents = true }
        stage.step("stack = A, B, C")
        navigation.setViewControllers(Array(controllers[0...2]), animated: false)
        await stage.pause()
        stage.step("pop to root")
        let popped = navigation.popToRootViewController(animated: false) ?? []
        stage.log("popped \(popped.compactMap { ($0 as? LoggingController)?.name })")
        await stage.pause()
        stage.step("stack = D")
        navigation.setViewControllers([controllers[3]], animated: false)
        await stage.pause()
    }
}
