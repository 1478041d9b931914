import FailureReporting
import Robot
import TestSupport
import Testing

/// Pushing and popping where code does it at odd moments.
@MainActor @Suite("Pushes and pops during transitions", .robot) struct NavigationFlowTests {
    let log = EventLog()

    private func stack(_ titles: String...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { FlowScreen($0, log) }
        show(navigation)
        _ = log.takeLines()
        return navigation
    }

    @Test("A screen that pops itself in viewDidAppear is removed")
    func popsInDidAppear() {
        let navigation = stack("A")
        weak var freed: UIViewController?
        do {
            let b = FlowScreen("B", log)
            freed = b
            b.reactions["didAppear"] = { [unowned b] in
                b.navigationController?.popViewController(animated: true)
            }
            navigation.pushViewController(b, animated: true)
        }
        TimeLapse.waitForAnimationsToFinish()
        #expect(
            log.takeLines() == [
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B willDisappear",
                "A willAppear", "B didDisappear", "A didAppear",
            ])
        #expect(navigation.viewControllers.count == 1 && freed == nil)
        #expect(navigation.navigationBar.topItem?.title == "A")
    }

    @Test("Popping in viewWillAppear, and pushing in viewWillDisappear, end with the right stack")
    func oddMoments() {
        let navigation = stack("A")
        let b = FlowScreen("B", log)
        b.reactions["willAppear"] = { [unowned b] in
            b.reactions = [:]
            b.navigationController?.popViewController(animated: true)
        }
        navigation.pushViewController(b, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.map(\.title) == ["A"])
        #expect(isOnTop("A", of: navigation))
        _ = log.takeLines()
        let c = FlowScreen("C", log)
        c.reactions["willDisappear"] = { [unowned c, log] in
            c.reactions = [:]
            navigation.pushViewController(FlowScreen("D", log), animated: true)
        }
        TimeLapse.disableAnimations { navigation.pushViewController(c, animated: true) }
        navigation.popViewController(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.map(\.title) == ["A", "D"])
        #expect(isOnTop("D", of: navigation))
    }

    private func isOnTop(_ title: String, of navigation: UINavigationController) -> Bool {
        navigation.topViewController?.title == title && navigation.topViewController?.view.window != nil
            && navigation.navigationBar.topItem?.title == title
    }

    @Test("A push during an interactive pop waits until the pop is cancelled or finished")
    func pushesDuringSwipe() {
        for isGivenUp in [true, false] {
            let navigation = stack("A", "B")
            let touch = SyntheticTouch(at: CGPoint(x: 1, y: 400))
            touch.begin()
            for step in 1...10 { touch.move(to: CGPoint(x: CGFloat(step) * 25, y: 400)) }
            navigation.pushViewController(FlowScreen("C", log), animated: true)
            if isGivenUp {
                for step in 1...9 { touch.move(to: CGPoint(x: 250 - CGFloat(step) * 25, y: 400)) }
            }
            TimeLapse.advance(by: .seconds(1))
            touch.end()
            TimeLapse.waitForAnimationsToFinish()
            #expect(navigation.viewControllers.map(\.title) == (isGivenUp ? ["A", "B", "C"] : ["A", "C"]))
            #expect(isOnTop("C", of: navigation))
            for controller in navigation.viewControllers where controller !== navigation.topViewController {
                #expect(controller.view.window == nil)
            }
            UIApplication.shared.windows.forEach { $0.isHidden = true }
        }
    }

    @Test("Three pushes and a pop, each during the one before, end with the right stack")
    func busy() {
        let navigation = stack("A")
        for title in ["B", "C", "D"] {
            navigation.pushViewController(FlowScreen(title, log), animated: true)
            TimeLapse.advance(by: .milliseconds(100))
        }
        navigation.popViewController(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(isOnTop("C", of: navigation))
        let lines = log.takeLines()
        for title in ["A", "B", "C", "D"] {
            let own = lines.filter { $0.hasPrefix(title) }.map { String($0.dropFirst(2)) }
            for (index, line) in own.enumerated() where index > 0 {
                #expect(own[index - 1] != line, "\(lines)")
            }
        }
    }

    @Test(
        "Large titles over a table shrink as it is scrolled, and come back, pushed and popped in between"
    )
    func largeTitles() {
        let list = FlowList("Letters", (1...60).map { "Letter \($0)" })
        list.navigationItem.largeTitleDisplayMode = .always
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        list.chosen = { [weak navigation, log] name in
            let detail = FlowScreen(name, log)
            detail.navigationItem.largeTitleDisplayMode = .never
            navigation?.pushViewController(detail, animated: true)
        }
        show(navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
        #expect(list.tableView.adjustedContentInset.top == 143)
        #expect(list.tableView.contentOffset.y == -143)
        scrollOn(list.tableView, until: withText("Letter 30"))
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.view.safeAreaInsets.top == 91)
        tapOn(theFirstView(withText("Letter 30")))
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 91)
        let offset = list.tableView.contentOffset
        tapBackButton()
        #expect(list.tableView.contentOffset == offset)
        #expect(navigation.navigationBar.frame.height == 44)
        tapStatusBar()
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.tableView.contentOffset.y == -143)
        tapOn(theFirstView(withText("Letter 2")))
        #expect(navigation.navigationBar.frame.height == 44)
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.tableView.contentOffset.y == -143)
    }

    @Test("`hidesBottomBarWhenPushed` takes the tab bar's room from the safe area, and gives it back")
    func safeAreas() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        let insets = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
        #expect(a.view.safeAreaInsets == insets)
        let b = FlowScreen("B", log)
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        b.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 101, left: 5, bottom: 34, right: 0))
        let sheet = FlowScreen("Sheet", log)
        b.present(UINavigationController(rootViewController: sheet), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(sheet.view.safeAreaInsets.bottom == 34)
        sheet.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        swipeFromEdge(.left, duration: .milliseconds(300))
        TimeLapse.waitForAnimationsToFinish()
        #expect(a.view.safeAreaInsets == insets && a.view.frame == tabs.view.bounds)
    }

    @Test("A stack is replaced during a push, by one with the pushed controller below")
    func replacedInTheMiddle() {
        let navigation = stack("A")
        let b = FlowScreen("B", log)
        navigation.pushViewController(b, animated: true)
        TimeLapse.advance(by: .milliseconds(100))
        navigation.setViewControllers([b, FlowScreen("C", log)], animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.map(\.title) == ["B", "C"])
        #expect(isOnTop("C", of: navigation))
        #expect(
            log.takeLines() == [
                "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B willDisappear",
                "C willAppear", "B didDisappear", "C didAppear",
            ])
        tapBackButton()
        #expect(isOnTop("B", of: navigation))
    }

    @Test("The same flow gives the same log twice")
    func deterministic() {
        var logs: [[String]] = []
        for _ in 1...2 {
            UIApplication.withShared(UIApplication()) {
                busy()
                pushesDuringSwipe()
                logs.append(log.takeLines())
            }
        }
        #expect(logs[0] == logs[1])
    }

    @Test("A stack that is released during any transition is freed")
    func freed() {
        for milliseconds in [0, 100, 1000] {
            var probes: [() -> AnyObject?] = []
            do {
                let navigation = stack("A")
                let b = FlowScreen("B", log)
                navigation.pushViewController(b, animated: true)
                let sheet = FlowScreen("Sheet", log)
                TimeLapse.advance(by: .milliseconds(milliseconds))
                b.present(UINavigationController(rootViewController: sheet), animated: true)
                TimeLapse.advance(by: .milliseconds(milliseconds))
                probes = [
                    { [weak navigation] in navigation }, { [weak b] in b }, { [weak sheet] in sheet },
                    { [weak bar = navigation.navigationBar] in bar },
                ]
                UIApplication.shared.windows.last?.rootViewController = nil
                UIApplication.shared.windows.last?.isHidden = true
            }
            TimeLapse.waitForAnimationsToFinish()
            #expect(probes.map { $0() == nil } == [true, true, true, true], "\(milliseconds)")
        }
    }
}
