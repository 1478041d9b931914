import FailureReporting
import Robot
import TestSupport
import Testing

/// Presenting and dismissing, from wherever code does it.
@MainActor @Suite("Chains of presentations", .robot) struct ModalFlowTests {
    let log = EventLog()

    @Test(
        "Tabs, a push that hides them, a sheet with a stack, and an alert with a field are left in order"
    )
    func allTheWay() {
        var freed: [() -> UIViewController?] = []
        do {
            let list = FlowList("Letters", ["Ada", "Grace"])
            let navigation = UINavigationController(rootViewController: list)
            let other = FlowScreen("Other", log)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, other]
            list.chosen = { [weak list, log] name in
                let letter = FlowScreen(name, log)
                letter.hidesBottomBarWhenPushed = true
                letter.loadViewIfNeeded()
                letter.addButton("Reply", y: 300) { [weak letter] in
                    let form = FlowScreen("Reply", log)
                    let sheet = UINavigationController(rootViewController: form)
                    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
                        systemItem: .cancel,
                        primaryAction: UIAction { [weak form] _ in form?.dismiss(animated: true) })
                    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        title: "Rename",
                        primaryAction: UIAction { [weak form] _ in
                            let alert = UIAlertController(
                                title: "Subject", message: nil, preferredStyle: .alert)
                            alert.addTextField { $0.placeholder = "Subject" }
                            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                            alert.addAction(
                                UIAlertAction(title: "OK", style: .default) { [weak form, weak alert] _ in
                                    form?.title = alert?.textFields?.first?.text
                                })
                            form?.present(alert, animated: true)
                        })
                    letter?.present(sheet, animated: true)
                }
                list?.navigationController?.pushViewController(letter, animated: true)
            }
            show(tabs)
            freed = [{ [weak list] in list }, { [weak navigation] in navigation }, { [weak tabs] in tabs }]
            #expect(theFirstView(ofClass(UITabBar.self), onScreenAndVisible(true)).count == 1)
            tapOn(theFirstView(withText("Grace")))
            #expect(theFirstView(ofClass(UITabBar.self), onScreenAndVisible(true)).isEmpty)
            tapOn(theFirstView(withLabel("Reply")))
            freed.append { [weak presented = tabs.presentedViewController] in presented }
            #expect(tabs.presentedViewController is UINavigationController)
            tapOn(theFirstView(withLabel("Rename")))
            SoftwareKeyboard.main.type("Lunch")
            #expect(SoftwareKeyboard.main.isVisible)
            tapOn(theFirstView(withLabel("OK")))
            #expect(!SoftwareKeyboard.main.isVisible)
            #expect(isSeen("Lunch"))
            tapOn(theFirstView(withLabel("Cancel")))
            #expect(tabs.presentedViewController == nil)
            #expect(freed[3]() == nil)
            tapBackButton()
            #expect(theFirstView(ofClass(UITabBar.self), onScreenAndVisible(true)).count == 1)
            #expect(
                log.takeLines() == [
                    "Grace willAppear", "Grace didAppear", "Reply willAppear", "Reply didAppear",
                    "Lunch willDisappear", "Lunch didDisappear", "Grace willDisappear", "Grace didDisappear",
                ])
            UIApplication.shared.windows[0].rootViewController = nil
        }
        #expect(freed.map { $0() == nil } == [true, true, true, true])
    }

    @Test(
        "Controllers are presented from viewDidAppear and from a completion, and dismissed from viewDidAppear"
    )
    func fromCallbacks() {
        let a = FlowScreen("A", log)
        let b = FlowScreen("B", log)
        let c = FlowScreen("C", log)
        a.reactions["didAppear"] = { [unowned a, unowned b, unowned c, log] in
            a.reactions = [:]
            a.present(b, animated: true) {
                log.add("B presented")
                b.present(c, animated: true) { log.add("C presented") }
            }
        }
        c.reactions["didAppear"] = { [unowned a, log] in a.dismiss(animated: true) { log.add("dismissed") } }
        show(a)
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            log.takeLines() == [
                "A willAppear", "A didAppear", "B willAppear", "B didAppear", "B presented", "C willAppear",
                "C didAppear", "C presented", "C willDisappear", "B willDisappear", "C didDisappear",
                "B didDisappear", "dismissed",
            ])
        #expect(a.presentedViewController == nil)
    }

    @Test("The completion of a dismissal presents the next one, and an alert's action the one after")
    func nextFromCompletion() {
        let a = FlowScreen("A", log)
        show(a)
        let b = FlowScreen("B", log)
        TimeLapse.disableAnimations { a.present(b, animated: true) }
        b.loadViewIfNeeded()
        b.addButton("Next", y: 300) { [unowned a, unowned b, log] in
            b.dismiss(animated: true) {
                let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
                alert.addAction(
                    UIAlertAction(title: "Yes", style: .destructive) { _ in
                        a.present(FlowScreen("C", log), animated: true)
                    })
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                a.present(alert, animated: true)
            }
        }
        tapOn(theFirstView(withLabel("Next")))
        #expect(isAlertVisible())
        tapOn(theFirstView(withLabel("Yes")))
        #expect(!isAlertVisible())
        #expect(a.presentedViewController?.title == "C")
        _ = log.takeLines()
    }

    @Test(
        "The root is replaced while a sheet is being presented, and while one is on top; no controller leaks")
    func rootReplaced() {
        for duration in [Duration.zero, .milliseconds(200), .seconds(2)] {
            weak var old: UIViewController?
            weak var sheet: UIViewController?
            do {
                let a = UINavigationController(rootViewController: FlowScreen("A", log))
                let window = show(a)
                let b = UINavigationController(rootViewController: FlowScreen("B", log))
                a.present(b, animated: true)
                TimeLapse.advance(by: duration)
                window.rootViewController = FlowScreen("New", log)
                (old, sheet) = (a, b)
            }
            TimeLapse.waitForAnimationsToFinish()
            #expect(old == nil && sheet == nil)
            let lines = log.takeLines()
            #expect(lines.filter { $0 == "B willDisappear" }.count == 1)
            #expect(
                lines.suffix(2) == ["New willAppear", "New didAppear"] || lines.contains("New didAppear"))
            #expect(allViews(ofClass("UITransitionView")).isEmpty)
            UIApplication.shared.windows.forEach { $0.isHidden = true }
        }
    }

    @Test("Full-screen presentation sends the presenting controller away and brings it back")
    func fullScreen() {
        let a = FlowScreen("A", log)
        show(UINavigationController(rootViewController: a))
        let b = FlowScreen("B", log)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(a.view.window == nil)
        b.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(a.view.window != nil)
        #expect(
            log.takeLines() == [
                "A willAppear", "A didAppear", "A willDisappear", "B willAppear", "B didAppear",
                "A didDisappear",
                "B willDisappear", "A willAppear", "A didAppear", "B didDisappear",
            ])
    }

    @Test("With animations disabled a chain of presentations is settled when the block returns")
    func disabled() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, FlowScreen("Other", log)]
        show(tabs)
        _ = log.takeLines()
        TimeLapse.disableAnimations {
            navigation.pushViewController(FlowScreen("B", log), animated: true)
            navigation.pushViewController(FlowScreen("C", log), animated: true)
        }
        #expect(
            log.takeLines().suffix(4) == ["B willDisappear", "C willAppear", "B didDisappear", "C didAppear"])
        TimeLapse.disableAnimations {
            a.tabBarController?.present(
                UINavigationController(rootViewController: FlowScreen("D", log)), animated: true)
            let alert = UIAlertController(title: "Hi", message: nil, preferredStyle: .alert)
            alert.addTextField()
            tabs.presentedViewController?.present(alert, animated: true)
        }
        #expect(log.takeLines() == ["D willAppear", "D didAppear"])
        #expect(isAlertVisible() && SoftwareKeyboard.main.isVisible)
        TimeLapse.disableAnimations { tabs.dismiss(animated: true) }
        #expect(log.takeLines() == ["D willDisappear", "D didDisappear"])
        #expect(!SoftwareKeyboard.main.isVisible)
        TimeLapse.disableAnimations { navigation.popToRootViewController(animated: true) }
        #expect(log.takeLines() == ["C willDisappear", "A willAppear", "C didDisappear", "A didAppear"])
        TimeLapse.disableAnimations { tabs.selectedIndex = 1 }
        #expect(
            log.takeLines() == ["Other willAppear", "A willDisappear", "A didDisappear", "Other didAppear"])
        TimeLapse.disableAnimations { SimulatedDevice.current.rotate(to: .landscapeLeft) }
        #expect(tabs.view.frame.size == CGSize(width: 844, height: 390))
        #expect(TimeLapse.isIdle)
    }

    @Test(
        "A nested child dismisses its sheet, and a controller that presents dismisses the presented one first"
    )
    func whoDismisses() {
        let a = FlowScreen("A", log)
        show(a)
        let outer = FlowScreen("Outer", log)
        let inner = FlowScreen("Inner", log)
        outer.loadViewIfNeeded()
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 200, width: 390, height: 300)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.addButton("Close", y: 10) { [unowned inner] in inner.dismiss(animated: true) }
        a.present(UINavigationController(rootViewController: outer), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(inner.presentingViewController === a)
        inner.present(FlowScreen("Top", log), animated: false)
        inner.dismiss(animated: false)
        #expect(inner.presentingViewController === a && inner.presentedViewController == nil)
        _ = log.takeLines()
        tapOn(theFirstView(withLabel("Close")))
        #expect(a.presentedViewController == nil)
        #expect(
            log.takeLines() == [
                "Outer willDisappear", "Inner willDisappear", "Outer didDisappear", "Inner didDisappear",
            ])
    }

    @Test("`isBeingPresented` and `isMovingToParent` say why a controller appears and disappears")
    func reasons() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        show(navigation)
        let b = FlowScreen("B", log)
        for call in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
            b.reactions[call] = { [unowned b, log] in
                log.add(
                    "presented \(b.isBeingPresented) dismissed \(b.isBeingDismissed) nav dismissed"
                        + " \(b.navigationController?.isBeingDismissed ?? false)"
                        + " to \(b.isMovingToParent) from \(b.isMovingFromParent)")
            }
        }
        _ = log.takeLines()
        TimeLapse.disableAnimations { navigation.pushViewController(b, animated: true) }
        TimeLapse.disableAnimations { navigation.popViewController(animated: true) }
        #expect(
            log.takeLines().filter { $0.hasPrefix("presented") } == [
                "presented false dismissed false nav dismissed false to true from false",
                "presented false dismissed false nav dismissed false to true from false",
                "presented false dismissed false nav dismissed false to false from true",
                "presented false dismissed false nav dismissed false to false from true",
            ])
        let sheet = UINavigationController(rootViewController: b)
        TimeLapse.disableAnimations { a.present(sheet, animated: true) }
        TimeLapse.disableAnimations { b.dismiss(animated: true) }
        #expect(
            log.takeLines().filter { $0.hasPrefix("presented") } == [
                "presented false dismissed false nav dismissed false to true from false",
                "presented false dismissed false nav dismissed false to true from false",
                "presented false dismissed false nav dismissed true to false from false",
                "presented false dismissed false nav dismissed true to false from false",
            ])
    }
}
