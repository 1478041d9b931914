import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import ViewQuery

@Suite("Assertions about alerts") @MainActor
struct AlertAssertionTests {
    private func texts(_ body: (UIViewController) -> Void) -> [String] {
        var texts: [String] = []
        inOwnWorld {
            let controller = UIViewController()
            _ = UIWindow.showing(controller)
            texts = failureTexts { body(controller) }
        }
        return texts
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        return alert
    }

    @Test("An assertion about an alert says what is presented instead")
    func none() {
        #expect(
            texts { controller in
                shouldSeeAlert()
                let sheet = UIViewController()
                sheet.title = "Settings"
                controller.present(sheet, animated: false)
                shouldSeeAlert("Delete?")
                shouldNotSeeAlert()
            } == [
                "shouldSeeAlert(): no alert is showing. Presented: nothing.",
                #"shouldSeeAlert("Delete?"): no alert is showing. Presented: UIViewController "Settings"."#,
            ])
    }

    @Test("A message that is taken for a title is told apart", arguments: ["Log out?", nil])
    func message(_ title: String?) {
        let texts = texts { controller in
            let alert = UIAlertController(
                title: title, message: "You stay signed in.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller.present(alert, animated: false)
            shouldSeeAlert("You stay signed in.")
        }
        let name = title.map { "\"\($0)\"" }
        #expect(
            texts == [
                """
                shouldSeeAlert("You stay signed in."): this is a message, not the title. The title is \
                \(name ?? "nil"). Showing: the alert \(name ?? "\"You stay signed in.\"") with the button "OK".
                """
            ])
    }

    @Test(
        "An alert is named by its title and buttons",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func shown(style: UIAlertController.Style) {
        let name = style == .alert ? "alert" : "action sheet"
        #expect(
            texts { controller in
                controller.present(alert(style), animated: false)
                shouldSeeAlert()
                shouldSeeAlert("Delete?")
                shouldSeeAlert(.prefix("Del"))
                shouldSeeAlert("Remove?")
                shouldNotSeeAlert()
            } == [
                """
                shouldSeeAlert("Remove?"): the title does not match. Showing: the \(name) "Delete?" with the buttons \
                "Delete", "Keep".
                """,
                #"shouldNotSeeAlert(): the \#(name) "Delete?" with the buttons "Delete", "Keep" is showing."#,
            ])
    }

    @Test("An alert that comes later is waited for")
    func later() {
        let texts = texts { controller in
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                MainActor.assumeIsolated { controller.present(alert(.alert), animated: true) }
            }
            shouldSeeAlert("Delete?", within: .seconds(5))
            #expect(VirtualClock.current.now.offset == .seconds(2))
        }
        #expect(texts == [])
    }
}
