import Robot
import TestSupport
import Testing

/// Turning the device while something is up.
@MainActor @Suite("Rotation during presentations and transitions", .robot) struct RotationFlowTests {
    let log = EventLog()
    private let device = SimulatedDevice.current

    @Test("A sheet and an alert in front stay, fill what they are to fill, and all goes back well")
    func modals() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        let sheet = FlowScreen("Sheet", log)
        a.present(UINavigationController(rootViewController: sheet), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        let alert = UIAlertController(title: "Hello", message: "World", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        sheet.present(alert, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        _ = log.takeLines()
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(log.takeLines() == [])
        let middle = alert.view.convert(
            CGPoint(x: alert.view.bounds.midX, y: alert.view.bounds.midY), to: nil)
        #expect(abs(middle.x - 422) < 1 && abs(middle.y - 195) < 12, "\(middle)")
        #expect(tabs.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        // In a compact height a sheet fills the screen.
        #expect(sheet.view.convert(sheet.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(a.view.safeAreaInsets.left == 47 && sheet.view.safeAreaInsets.left == 47)
        tapOn(theFirstView(withLabel("OK")))
        sheet.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(log.takeLines() == ["Sheet willDisappear", "Sheet didDisappear"])
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
        device.rotate(to: .portrait)
        TimeLapse.waitForAnimationsToFinish()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    }

    @Test("A full-screen controller turns alone; what it covers has the new size when it comes back")
    func fullScreen() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        show(navigation)
        let b = FlowScreen("B", log)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        device.rotate(to: .landscapeRight)
        TimeLapse.waitForAnimationsToFinish()
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        b.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(a.view.frame == navigation.view.bounds)
        #expect(a.traitCollection.verticalSizeClass == .compact)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    }

    @Test("A rotation during a sheet's presentation, a push and an interactive pop resizes the views")
    func inTheMiddle() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        show(navigation)
        let b = FlowScreen("B", log)
        navigation.pushViewController(b, animated: true)
        TimeLapse.advance(by: .milliseconds(100))
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(navigation.navigationBar.topItem?.title == "B")
        b.present(FlowScreen("Sheet", log), animated: true)
        TimeLapse.advance(by: .milliseconds(100))
        device.rotate(to: .portrait)
        TimeLapse.waitForAnimationsToFinish()
        let sheet = b.presentedViewController
        #expect(sheet?.view.window != nil)
        #expect(sheet?.view.convert(.zero, to: nil) == CGPoint(x: 0, y: 54))
        #expect(sheet?.view.frame.width == 390)
        sheet?.dismiss(animated: true)
        TimeLapse.advance(by: .milliseconds(100))
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(b.presentedViewController == nil)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        let touch = SyntheticTouch(at: CGPoint(x: 1, y: 200))
        touch.begin()
        for step in 1...10 { touch.move(to: CGPoint(x: CGFloat(step) * 30, y: 200)) }
        device.rotate(to: .portrait)
        TimeLapse.advance(by: .seconds(1))
        touch.end()
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test(
        "On a pad a rotation keeps a split controller, a form sheet and a popover in their places",
        .robot(on: .iPad))
    func pad() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let list = FlowList("List", ["One", "Two"])
        let detail = FlowScreen("Detail", log)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        show(split)
        let device = SimulatedDevice.current
        #expect(split.displayMode == .secondaryOnly)
        let button = detail.addButton("More", y: 200) {}
        let form = FlowScreen("Form", log)
        form.modalPresentationStyle = .formSheet
        detail.present(form, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        func middle(_ controller: UIViewController) -> CGPoint {
            controller.view.convert(
                CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY), to: nil)
        }
        #expect(middle(form) == CGPoint(x: 410, y: 590))
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(middle(form) == CGPoint(x: 590, y: 410), "\(middle(form))")
        #expect(split.displayMode == .oneBesideSecondary)
        form.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        menu.addAction(UIAlertAction(title: "Copy", style: .default))
        menu.popoverPresentationController?.sourceView = button
        menu.popoverPresentationController?.sourceRect = button.bounds
        detail.present(menu, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        let before = menu.view.convert(menu.view.bounds, to: nil)
        device.rotate(to: .portrait)
        TimeLapse.waitForAnimationsToFinish()
        let after = menu.view.convert(menu.view.bounds, to: nil)
        #expect(before.minX == 290 && after.minX == 10)
        tapOn(CGPoint(x: 700, y: 1000))
        #expect(detail.presentedViewController == nil)
        tapOn(button)
        split.show(.primary)
        TimeLapse.waitForAnimationsToFinish()
        #expect(split.displayMode == .oneOverSecondary)
    }
}
