import FailureReporting
import Robot
import TestSupport
import Testing

@MainActor @Suite("Custom container controllers", .robot) struct ContainerFlowTests {
    let log = EventLog()

    /// Shows one of two children, and forwards appearance calls itself.
    private final class Flipper: FlowScreen {
        private(set) var current: UIViewController?

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            current?.beginAppearanceTransition(true, animated: animated)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            current?.endAppearanceTransition()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            current?.beginAppearanceTransition(false, animated: animated)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            current?.endAppearanceTransition()
        }

        func flip(to next: UIViewController, animated: Bool) {
            let old = current
            current = next
            old?.willMove(toParent: nil)
            addChild(next)
            let isInSight = viewIfLoaded?.window != nil
            next.view.frame = view.bounds
            next.view.alpha = 0
            if isInSight {
                old?.beginAppearanceTransition(false, animated: animated)
                next.beginAppearanceTransition(true, animated: animated)
            }
            view.addSubview(next.view)
            UIView.animate(withDuration: animated ? 0.3 : 0) {
                next.view.alpha = 1
                old?.view.alpha = 0
            } completion: { _ in
                old?.view.removeFromSuperview()
                if isInSight {
                    old?.endAppearanceTransition()
                    next.endAppearanceTransition()
                }
                old?.removeFromParent()
                next.didMove(toParent: self)
            }
        }
    }

    @Test("A container that forwards appearance calls itself, in a stack, with a sheet over it")
    func manual() {
        let flipper = Flipper("F", log)
        flipper.loadViewIfNeeded()
        flipper.flip(to: FlowScreen("A", log), animated: false)
        let navigation = UINavigationController(rootViewController: FlowScreen("Root", log))
        show(navigation)
        _ = log.takeLines()
        navigation.pushViewController(flipper, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            log.takeLines() == [
                "Root willDisappear", "F willAppear", "A willAppear", "Root didDisappear", "F didAppear",
                "A didAppear",
            ])
        let b = UINavigationController(rootViewController: FlowScreen("B", log))
        flipper.flip(to: b, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(log.takeLines() == ["A willDisappear", "B willAppear", "A didDisappear", "B didAppear"])
        let full = FlowScreen("Full", log)
        full.modalPresentationStyle = .fullScreen
        b.present(full, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        full.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            log.takeLines() == [
                "F willDisappear", "B willDisappear", "Full willAppear", "Full didAppear", "F didDisappear",
                "B didDisappear", "Full willDisappear", "F willAppear", "B willAppear", "F didAppear",
                "B didAppear",
                "Full didDisappear",
            ])
        b.pushViewController(FlowScreen("C", log), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        navigation.popViewController(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            log.takeLines() == [
                "B willDisappear", "C willAppear", "B didDisappear", "C didAppear", "F willDisappear",
                "C willDisappear", "Root willAppear", "F didDisappear", "C didDisappear", "Root didAppear",
            ])
    }

    @Test("Insets that are added go down to children of children, through stacks and past bars")
    func insets() {
        let outer = FlowScreen("Outer", log)
        let navigation = UINavigationController(rootViewController: outer)
        show(navigation)
        let middle = FlowScreen("Middle", log)
        let inner = FlowScreen("Inner", log)
        for (parent, child) in [(outer, middle), (middle, inner)] {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        navigation.additionalSafeAreaInsets.top = 5
        outer.additionalSafeAreaInsets.bottom = 50
        middle.additionalSafeAreaInsets.left = 7
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 7, bottom: 84, right: 0))
        UIApplication.shared.windows.first?.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.minY == 52)
        inner.view.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
    }

    @Test("Traits that are overridden go down through containers, and an inner override wins")
    func traits() {
        let outer = FlowScreen("Outer", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: outer)]
        show(tabs)
        let child = FlowScreen("Child", log)
        outer.addChild(child)
        outer.view.addSubview(child.view)
        child.didMove(toParent: outer)
        tabs.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        outer.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        #expect(
            child.traitCollection.userInterfaceStyle == .light
                && outer.traitCollection.userInterfaceStyle == .dark)
        child.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        outer.overrideUserInterfaceStyle = .light
        #expect(outer.traitCollection.userInterfaceStyle == .light)
        let sheet = FlowScreen("Sheet", log)
        tabs.overrideUserInterfaceStyle = .unspecified
        outer.present(sheet, animated: false)
        #expect(sheet.traitCollection.userInterfaceStyle == .light)
        SimulatedDevice.current.userInterfaceStyle = .dark
        #expect(
            sheet.traitCollection.userInterfaceStyle == .dark
                && outer.traitCollection.userInterfaceStyle == .light)
    }

    private final class Light: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
    }

    @Test("The status bar follows the tab's stack, not its top controller, unless the bar is hidden")
    func statusBar() {
        let light = Light()
        let navigation = UINavigationController(rootViewController: light)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = show(tabs)
        var manager: UIStatusBarManager? { window.windowScene?.statusBarManager }
        // As in UIKit: a stack is asked itself for the style while its bar is there.
        #expect(manager?.statusBarStyle == .default)
        #expect(manager?.isStatusBarHidden == true)
        navigation.isNavigationBarHidden = true
        #expect(manager?.statusBarStyle == .lightContent)
        navigation.isNavigationBarHidden = false
        let sheet = UIViewController()
        tabs.present(sheet, animated: false)
        #expect(manager?.isStatusBarHidden == true)
        sheet.dismiss(animated: false)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        tabs.present(full, animated: false)
        #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .default)
    }
}
