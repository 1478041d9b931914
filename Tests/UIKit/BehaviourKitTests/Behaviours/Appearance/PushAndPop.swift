import UIKit

enum PushAndPop: Behaviour {
    static let title = "A push and a pop begin with the view that leaves, and end with the one that comes"

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let stage: Stage

        init(_ stage: Stage) { self.stage = stage }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController,
            animated: Bool
        ) {
            stage.log("willShow \((viewController as? LoggingController)?.name ?? "")")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) {
            stage.log("didShow \((viewController as? LoggingController)?.name ?? "")")
        }
    }

    static func run(on stage: Stage) async {
        let navigation = UINavigationController(rootViewController: LoggingController("A", on: stage))
        await stage.show(navigation)
        let delegate = Delegate(stage)
        navigation.delegate = delegate
        stage.step("push B")
        navigation.pushViewController(LoggingController("B", on: stage), animated: true)
        await stage.pause()
        stage.step("pop")
        navigation.popViewController(animated: true)
        await stage.pause()
    }
}
