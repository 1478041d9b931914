import UIKit

enum TabChanges: Behaviour {
    static let title = "A tab's view loads when it is first selected; code that selects asks no delegate"

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            stage.log("shouldSelect")
            return true
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            stage.log("didSelect")
        }
    }

    static func run(on stage: Stage) async {
        let tabs = UITabBarController()
        tabs.viewControllers = [LoggingController("A", on: stage), LoggingController("B", on: stage)]
        let delegate = Delegate(stage)
        tabs.delegate = delegate
        stage.step("root = tabs")
        await stage.show(tabs)
        stage.step("select B")
        tabs.selectedIndex = 1
        await stage.pause()
        stage.step("select A")
        tabs.selectedIndex = 0
        await stage.pause()
    }
}
