import Robot
import TestSupport
import Testing

/// Flows that end during a transition, and flows that are run twice.
@MainActor @Suite("Flows that end during transitions", .robot) struct FlowEndsTests {
    /// A form whose field takes the focus as it comes, over a list in a stack in tabs.
    private func flow(_ log: EventLog, for duration: Duration) -> [() -> AnyObject?] {
        let list = FlowList("List", (1...30).map { "Row \($0)" })
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, FlowScreen("Other", log)]
        show(tabs)
        let detail = FlowScreen("Detail", log)
        let form = FlowScreen("Form", log)
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
        form.view.addSubview(field)
        field.becomeFirstResponder()
        navigation.pushViewController(detail, animated: true)
        TimeLapse.advance(by: duration)
        detail.present(UINavigationController(rootViewController: form), animated: true)
        TimeLapse.advance(by: duration)
        log.add("\(field.isFirstResponder) \(form.view.convert(CGPoint.zero, to: nil).y)")
        form.dismiss(animated: true)
        TimeLapse.advance(by: duration)
        tabs.selectedIndex = 1
        TimeLapse.advance(by: duration)
        log.add(UIApplication.shared.windows[0].accessibilityTreeText())
        return [
            { [weak tabs] in tabs }, { [weak navigation] in navigation }, { [weak list] in list },
            { [weak detail] in detail }, { [weak form] in form }, { [weak field] in field },
        ]
    }

    @Test(
        "Nothing outlives the application, and the event log is the same each time", arguments: [500, 1000])
    func ends(milliseconds: Int) {
        var logs: [[String]] = []
        for _ in 1...2 {
            let log = EventLog()
            var probes: [() -> AnyObject?] = []
            UIApplication.withShared(UIApplication()) {
                probes = flow(log, for: .milliseconds(milliseconds))
                UIApplication.shared.closeWindows()
                UIApplication.shared.clock.cancelAll()
            }
            #expect(probes.map { $0() == nil } == probes.map { _ in true })
            logs.append(log.takeLines())
        }
        #expect(logs[0] == logs[1] && logs[0].contains { $0.hasPrefix("true") })
    }
}
