import FailureReporting
import HeadlessUIKit
import Robot
import Testing
import UITestHelper

// Example of UITestHelper.md
enum LoginPage {
    enum Field: String {
        case phoneNumber, password
    }
    enum Button: String, PrettyRawRepresentable {
        case login
    }
}
// End of example

@MainActor @Suite("The page on UITestHelper", .robot) struct UITestHelperPageTests {
    private let loginButton = UIButton(type: .system)

    init() {
        let window = UIWindow.createWindowForTesting()
        let phoneField = UITextField()
        let passwordField = UITextField()
        loginButton.setTitle("Log in", for: .normal)
        loginButton.addAction(
            UIAction { [weak window] _ in
                let welcome = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
                welcome.text = "Welcome"
                Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in
                    MainActor.assumeIsolated { window?.addSubview(welcome) }
                }
            }, for: .touchUpInside)
        for (index, view) in [phoneField, passwordField, loginButton].enumerated() {
            view.frame = CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 44)
            window.addSubview(view)
        }
        // Example of UITestHelper.md
        phoneField >>> LoginPage.Field.phoneNumber
        passwordField >>> LoginPage.Field.password
        loginButton >>> LoginPage.Button.login
        // End of example
    }

    @Test("An enum case finds its element")
    func elements() {
        // Example of UITestHelper.md
        LoginPage.Field.phoneNumber.element.waitUntilExists().clearAndType(text: "030 901820")
        LoginPage.Field.password.element.tapAndType(text: "lighthouse")
        LoginPage.Button.login.element.assert(predicate: .isEnabled(true)).tap()
        "Welcome".element.waitUntilExistsAssert(timeout: 30)
        // End of example
        #expect(
            app.textFields.allElementsBoundByIndex.map { $0.value as? String } == [
                "030 901820", "lighthouse",
            ])
        #expect(TimeLapse.now.offset == .seconds(20))
    }

    @Test("Predicates are values")
    func predicates() {
        loginButton.setTitle("Don't", for: .normal)
        // Example of UITestHelper.md
        let button = app.buttons.element(predicates: [.isEnabled(true), .label(.beginsWith, "Don't")])
        let either = app.cells.matching(predicates: [.isSelected(true), .label(.endsWith, "!")], logic: .or)
        let none = EasyPredicate.isEnabled(true).and(.label(.contains, "Log")).not
        // End of example
        #expect(button.view === loginButton)
        #expect(either.count == 0)
        #expect(app.buttons.matching(predicate: none).count == 1)
    }

    @Test("An assertion ends a chain")
    func assertBreak() {
        loginButton.isEnabled = false
        let failures = FailureCollector.failures {
            // Example of UITestHelper.md
            LoginPage.Button.login.element.assertBreak(predicate: .isEnabled(true))?.tap()
            // End of example
        }
        #expect(
            failures.map(\.text) == [
                // Example of UITestHelper.md
                """
                app.descendants(matching: .any)["LoginPage_Button_login"].assertBreak(predicate: .isEnabled(true)) \
                failed: wanted isEnabled = true, but it is false.
                The element: button "Log in" #LoginPage_Button_login.
                """
                // End of example
            ])
    }
}
