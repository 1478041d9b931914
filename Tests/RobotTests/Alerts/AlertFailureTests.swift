import FailureReporting
import Robot
import TestSupport
import Testing

@MainActor @Suite("Misused alerts", .robot) struct AlertFailureTests {
    @Test("A second cancel action is refused")
    func secondCancel() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        #expect(
            failureTexts { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) } == [
                "UIAlertController \"Delete?\" already has the cancel action \"Cancel\":"
                    + " \"Never\" is not added."
            ])
        #expect(alert.actions.map(\.title) == ["Cancel"])
    }

    @Test("An action is in one alert, once")
    func twice() {
        let action = UIAlertAction(title: "OK", style: .default)
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        let second = UIAlertController(title: nil, message: "Second", preferredStyle: .alert)
        first.addAction(action)
        #expect(
            failureTexts { first.addAction(action) } == [
                "UIAlertController \"First\" was given the action \"OK\", which is in it already. It is not added."
            ])
        #expect(
            failureTexts { second.addAction(action) } == [
                "UIAlertController \"Second\" was given the action \"OK\","
                    + " which is in UIAlertController \"First\" already. It is not added."
            ])
    }

    @Test("Only one of the alert's actions can be preferred")
    func preferred() {
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        let other = UIAlertAction(title: nil, style: .default)
        #expect(
            failureTexts { alert.preferredAction = other } == [
                "UIAlertController \"A\" cannot prefer the action without a title,"
                    + " which is not one of its actions: it has none."
            ])
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        #expect(
            failureTexts { alert.preferredAction = other } == [
                "UIAlertController \"A\" cannot prefer the action without a title,"
                    + " which is not one of its actions: \"OK\"."
            ])
        #expect(alert.preferredAction == nil)
    }

    @Test("An action sheet has no text fields")
    func fields() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        #expect(
            failureTexts { sheet.addTextField() } == [
                "UIAlertController is an action sheet: only an alert can have text fields."
            ])
        #expect(sheet.textFields == nil)
    }

    @Test("Alerts that present each other endlessly are a failure")
    func endless() {
        let screen = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = screen
        func show(_ number: Int) {
            let alert = Recurring(title: "Again", message: nil, preferredStyle: .alert)
            alert.wasDismissed = { show(number + 1) }
            screen.present(alert, animated: false)
        }
        show(1)
        #expect(
            failureTexts { removeAllAlerts() } == [
                "removeAllAlerts() stopped after 100 alerts: dismissing one presents the next"
                    + " (\"Again\")."
            ])
        (screen.presentedViewController as? Recurring)?.wasDismissed = {}
        removeAllAlerts()
    }

    private final class Recurring: UIAlertController {
        var wasDismissed: () -> Void = {}

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            wasDismissed()
        }
    }
}
