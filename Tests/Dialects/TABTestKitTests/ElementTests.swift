import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("The first element", .robot) struct ElementTests: DefaultContexts {
    @Test("A button is found by its label, and tapped")
    func button() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        button.setTitle("Log out", for: .normal)
        button.addAction(UIAction { [unowned button] _ in button.isEnabled = false }, for: .touchUpInside)
        UIWindow.createWindowForTesting().addSubview(button)
        Scenario("Logging out") {
            When(I: tap(Button(id: "Log out")))
            Then(the: state(of: Button(id: "Log out"), isNot: .enabled))
        }
    }
}
