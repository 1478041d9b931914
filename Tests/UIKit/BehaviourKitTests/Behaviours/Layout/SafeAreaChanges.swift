import UIKit

enum SafeAreaChanges: Behaviour {
    static let title = "A view and its controller are told when additional insets change the safe area"

    private final class SafeView: UIView {
        var stage: Stage?

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            stage?.log("view safeAreaInsetsDidChange")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            stage?.logOnce("view layoutSubviews")
        }
    }

    private final class Controller: UIViewController {
        let safeView = SafeView()
        var stage: Stage?

        override func loadView() { view = safeView }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            stage?.log("controller viewSafeAreaInsetsDidChange")
        }
    }

    static func run(on stage: Stage) async {
        let controller = Controller()
        await stage.show(controller)
        let top = controller.view.safeAreaInsets.top
        controller.stage = stage
        controller.safeView.stage = stage
        stage.step("additional insets of 30 at the top")
        controller.additionalSafeAreaInsets.top = 30
        await stage.pause()
        stage.log("the top inset grew by \(Int(controller.view.safeAreaInsets.top - top))")
        stage.step("the same insets")
        controller.additionalSafeAreaInsets.top = 30
        await stage.pause()
    }
}
