import Robot
import TestSupport
import Testing

/// What VoiceOver makes of screens that are put together from bars, lists, sheets and alerts.
@MainActor @Suite("VoiceOver across bars, lists, sheets and alerts", .robot) struct AccessibilityFlowTests {
    let log = EventLog()

    @Test("A stack in tabs is read from the bar at the top to the tabs")
    func bars() {
        let list = FlowList("Letters", ["Ada", "Grace"])
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
        navigation.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, FlowScreen("Other", log)]
        show(tabs)
        matchesAccessibilityTree(
            """
            header "Letters"
            staticText "Ada"
            staticText "Grace"
            tabBar
              tab "Mail" value "3 items" selected
              tab "Other"
            """)
        let detail = FlowScreen("Detail", log)
        detail.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
            UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in }),
        ]
        detail.addButton("Go", y: 200) {}
        navigation.pushViewController(detail, animated: false)
        matchesAccessibilityTree(
            """
            button "Letters"
            header "Detail"
            button "Delete"
            button "Add"
            button "Go"
            tabBar
              …
            """)
    }

    @Test("An alert, an action sheet and a sheet hide what is behind them; the grabber comes first")
    func modals() {
        let a = FlowScreen("A", log)
        show(a)
        a.addButton("Behind", y: 200) {}
        let alert = UIAlertController(title: "Sign in", message: "To go on", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.actions[1].isEnabled = false
        a.present(alert, animated: false)
        matchesAccessibilityTree(
            """
            header "Sign in"
            staticText "To go on"
            textField value "Name"
            button "Cancel"
            button "OK" disabled
            """)
        alert.dismiss(animated: false)
        let half = FlowScreen("Half", log)
        half.addButton("Inside", y: 100) {}
        half.sheetPresentationController?.detents = [.medium(), .large()]
        half.sheetPresentationController?.prefersGrabberVisible = true
        a.present(half, animated: false)
        matchesAccessibilityTree(
            """
            button "Sheet Grabber" value "Half screen"
            button "Inside"
            """)
        half.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        matchesAccessibilityTree(
            """
            button "Behind"
            button "Sheet Grabber" value "Half screen"
            button "Inside"
            """)
    }
}
