import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Which of several things a failure of an element names.
@MainActor @Suite("Names near a missing element", .robot) struct NearElementTests {
    private let app = XCUIApplication()

    private func text(_ action: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) -> String {
        let texts = failureTexts(action)
        #expect(texts.count == 1, sourceLocation: sourceLocation)
        return texts.first ?? ""
    }

    /// The first lines of a text, without the elements.
    private func findings(_ action: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) -> [String]
    {
        text(action, sourceLocation: sourceLocation).components(separatedBy: "\nThe elements:")[0]
            .components(separatedBy: "\n").dropFirst().map { $0 }
    }

    private func show(_ views: UIView...) {
        let controller = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = controller
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
            controller.view.addSubview(view)
        }
    }

    private func button(_ title: String, identifier: String? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        return button
    }

    @Test("A placeholder and a value are names, too")
    func placeholder() {
        let (field, filled) = (UITextField(), UITextField())
        field.placeholder = "E-mail"
        field.accessibilityIdentifier = "email-field"
        filled.text = "Ada Lovelace"
        show(field, filled)
        #expect(
            findings { app.textFields["E-Mail"].tap() } == [
                #"Nearest: textField #email-field: placeholder is "E-mail", wanted "E-Mail"."#,
                #"Try: app.textFields["email-field"]"#,
            ])
        #expect(
            findings { app.textFields["Ada Lovelac"].tap() } == [
                #"Nearest: textField: value is "Ada Lovelace", wanted "Ada Lovelac"."#,
                #"Try: app.textFields["Ada Lovelace"]"#,
            ])
        let listing = text { app.textFields["Nothing of the kind"].tap() }
        #expect(listing.contains(#"2 elements of type .textField are there: "E-mail""#), "\(listing)")
        #expect(
            listing.contains(#"textField #email-field placeholder "E-mail" (20 100; 200 44)"#), "\(listing)")
    }

    @Test("The name that is near is the one that is told, whether it is a label or an identifier")
    func property() {
        show(button("Log In", identifier: "login_button"))
        #expect(
            findings { app.buttons["logn_button"].tap() } == [
                #"Nearest: button "Log In" #login_button: identifier is "login_button", wanted "logn_button"."#,
                #"Try: app.buttons["login_button"]"#,
            ])
        #expect(
            findings { app.buttons["Log Inn"].tap() } == [
                #"Nearest: button "Log In" #login_button: label is "Log In", wanted "Log Inn"."#,
                #"Try: app.buttons["login_button"]"#,
            ])
    }

    @Test(
        "A short word in a long name, or the reverse, is near only as most of it or at its beginning",
        arguments: [
            ("o", "Ok", false),
            ("Log out of account", "Log out", true),
            ("Save", "Save!", true), ("Add product", "Ad", false), ("Products", "Search Products", false),
        ])
    func containing(_ label: String, _ wanted: String, _ isNear: Bool) {
        show(button(label))
        let findings = findings { app.buttons[wanted].tap() }
        #expect(findings.contains { $0.hasPrefix("Nearest:") } == isNear, "\(findings)")
    }

    @Test("A row that differs in its number is not proposed, however the name is written")
    func numbered() {
        show(button("First", identifier: "product-1"))
        let findings = findings { app.buttons["Product 19"].tap() }
        #expect(!findings.contains { $0.hasPrefix("Try:") }, "\(findings)")
    }

    @Test("A view that is hidden, and not only what is pending, is told of")
    func hidden() {
        let (ghost, secret, box) = (button("Ghost"), button("Secret"), UIView())
        ghost.alpha = 0
        show(ghost, box)
        box.addSubview(secret)
        box.isHidden = true
        box.accessibilityIdentifier = "box"
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
        #expect(findings { app.buttons["Ghost"].tap() } == [#"button "Ghost" is there, but it has alpha 0."#])
        #expect(
            findings { app.buttons["Secret"].tap() } == [
                #"button "Secret" is there, but its superview UIView #box is hidden."#
            ])
        TimeLapse.runUntilIdle()
    }

    @Test("What is in the very container comes before what is pending")
    func container() {
        let stepper = UIStepper()
        show(stepper)
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
        let findings = findings { app.steppers.buttons["+"].tap() }
        #expect(findings.first?.contains(#""Decrement", "Increment""#) == true, "\(findings)")
        #expect(findings.dropFirst().first?.hasPrefix("Pending: ") == true, "\(findings)")
        TimeLapse.runUntilIdle()
    }

    @Test("The mark in the tree is at what the text names, and nowhere else")
    func mark() {
        show(button("Save"), button("Cancel"))
        #expect(
            text { app.buttons["Svae"].tap() }.contains(#"button "Save" (20 100; 200 44) <-- nearest miss"#))
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
        let text = text { app.buttons["Sav it all"].tap() }
        #expect(text.contains("<-- nearest miss") == text.contains("Nearest: "), "\(text)")
    }

    @Test("A cell that is asked for by what it shows is found in a row that is not loaded")
    func unloadedCell() {
        let rows = (0..<40).map { "Product \($0)" }
        let table = UITableViewController()
        let source = Source(rows)
        table.tableView.dataSource = source
        UIWindow.createWindowForTesting().rootViewController = table
        let findings = findings { app.cells["Product 31"].tap() }
        #expect(
            findings.first?.hasPrefix(#"staticText "Product 31" is in row 31"#) == true
                && findings.first?.hasSuffix("Swipe until it exists.") == true, "\(findings)")
        withExtendedLifetime(source) {}
    }

    private final class Source: NSObject, UITableViewDataSource {
        let rows: [String]

        init(_ rows: [String]) {
            self.rows = rows
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
    }
}
