import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// What failures say of elements that do not exist, that are several, or that a touch cannot reach.
@MainActor @Suite("Failures of elements", .robot) struct MissingElementTests {
    private let app = XCUIApplication()

    /// The first lines of what an action on an element records, without the elements.
    private func text(_ action: () -> Void, sourceLocation: SourceLocation = #_sourceLocation) -> String {
        let texts = failureTexts(action)
        #expect(texts.count == 1, sourceLocation: sourceLocation)
        return texts.first?.components(separatedBy: "\nThe elements:").first ?? ""
    }

    private func button(_ title: String, _ y: CGFloat, in view: UIView) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
        view.addSubview(button)
        return button
    }

    private func showForm() -> UIView {
        let root = UIViewController()
        root.title = "Form"
        UIWindow.createWindowForTesting().rootViewController = UINavigationController(
            rootViewController: root)
        _ = button("Save", 200, in: root.view)
        _ = button("Cancel", 300, in: root.view)
        let label = UILabel(text: "Ada’s \"notes\"")
        label.frame = CGRect(x: 20, y: 400, width: 200, height: 20)
        root.view.addSubview(label)
        return root.view
    }

    @Test("A failure says that the application was not launched, and no window is shown")
    func nothing() {
        #expect(
            text { app.buttons["Save"].tap() } == """
                app.buttons["Save"].tap() found no element.
                The application was not launched, and no window is shown.
                Try: app.launch()
                """)
    }

    @Test("A predicate with a key that elements lack, or that cannot be read, is one failure")
    func predicates() {
        _ = showForm()
        let keyless = text {
            let element = app.buttons.element(matching: NSPredicate(format: "labl == 'Save'"))
            element.tap()
            element.tap()
        }
        #expect(keyless.contains("has no key \"labl\". Did you mean \"label\"?"))
        let unreadable = text { app.buttons.matching(NSPredicate(format: "label == ")).element.tap() }
        #expect(unreadable.contains("NSPredicate"))
        #expect(
            text { app.buttons.element(matching: NSPredicate(format: "label == 'Svae'")).tap() }
                .contains("found no element"))
    }

    @Test("A failure names a misspelt label, a right label of another type, and a label elsewhere")
    func near() {
        _ = showForm()
        #expect(
            text { app.buttons["Svae"].tap() } == """
                app.buttons["Svae"].tap() found no element.
                Nearest: button "Save": label is "Save", wanted "Svae".
                Try: app.buttons["Save"]
                """)
        #expect(app.buttons["Save"].exists)
        #expect(
            text { app.staticTexts["Save"].tap() } == """
                app.staticTexts["Save"].tap() found no element.
                Nearest: button "Save": type is .button, wanted .staticText.
                Try: app.buttons["Save"]
                """)
        #expect(
            text { app.navigationBars.buttons["Save"].tap() } == """
                app.navigationBars.buttons["Save"].tap() found no element.
                Nearest: button "Save": it is not inside app.navigationBars.
                Try: app.buttons["Save"]
                """)
        #expect(
            text { app.staticTexts["Adas \"notes\""].tap() } == #"""
                app.staticTexts["Adas \"notes\""].tap() found no element.
                Nearest: staticText "Ada’s "notes"": label is "Ada’s \"notes\"", wanted "Adas \"notes\"".
                Try: app.staticTexts["Ada’s \"notes\""]
                """#)
        #expect(app.staticTexts["Ada’s \"notes\""].exists)
    }

    @Test("A failure without a near name lists the elements of the type where the lookup looks")
    func others() {
        _ = showForm()
        #expect(
            text { app.buttons["Underwater basket"].tap() } == """
                app.buttons["Underwater basket"].tap() found no element.
                2 elements of type .button are there: "Save", "Cancel".
                """)
        #expect(
            text { app.navigationBars.staticTexts["Underwater basket"].tap() } == """
                app.navigationBars.staticTexts["Underwater basket"].tap() found no element.
                1 element of type .staticText is there inside app.navigationBars: "Form".
                """)
        #expect(
            text { app.switches.element.tap() } == """
                app.switches.element.tap() found no element.
                There is no element of type .switch.
                """)
    }

    @Test("A failure names an outer element that is missing, and an index that is out of range")
    func outer() {
        _ = showForm()
        #expect(
            text { app.navigationBars["From"].buttons["Save"].tap() } == """
                app.navigationBars["From"].buttons["Save"].tap() found no element.
                Already app.navigationBars["From"] finds none.
                Nearest: navigationBar #Form: identifier is "Form", wanted "From".
                Try: app.navigationBars["Form"]
                """)
        #expect(
            text { app.buttons.element(boundBy: 2).tap() } == """
                app.buttons.element(boundBy: 2).tap() found no element.
                app.buttons finds 2 elements; the index 2 is out of range.
                """)
        #expect(
            text { app.buttons.element(boundBy: -3).tap() } == """
                app.buttons.element(boundBy: -3).tap() found no element.
                app.buttons finds 2 elements; the index -3 is out of range.
                """)
    }

    @Test("A failure about several elements has a query for each, which finds that one alone")
    func several() {
        let view = showForm()
        button("Save", 500, in: view).accessibilityIdentifier = "second"
        _ = button("Save", 600, in: view)
        #expect(
            failureTexts { app.buttons["Save"].tap() } == [
                """
                app.buttons["Save"].tap() found 3 elements, wanted one. A query for each:
                  button "Save" (20 200; 100 44): app.buttons.matching(identifier: "Save").element(boundBy: 0)
                  button "Save" #second (20 500; 100 44): app.buttons["second"]
                  button "Save" (20 600; 100 44): app.buttons.matching(identifier: "Save").element(boundBy: 2)
                """
            ])
        let save = app.buttons.matching(identifier: "Save")
        #expect(save.element(boundBy: 0).frame.minY == 200)
        #expect(app.buttons["second"].frame.minY == 500)
        #expect(save.element(boundBy: 2).frame.minY == 600)
        #expect(app.buttons["Save"].exists)
        #expect(failureTexts { _ = app.buttons["Save"].label }.count == 1)
    }

    @Test(
        "A failure says that a target is covered, without size, outside its window or without keyboard focus")
    func obstacles() {
        let view = showForm()
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        field.accessibilityIdentifier = "name"
        view.addSubview(field)
        #expect(
            text { app.textFields["name"].typeText("Ada") }
                == "app.textFields[\"name\"].typeText(\"Ada\") failed: textField #name has no keyboard focus; nothing has it."
                + " Tap it first: app.textFields[\"name\"].tap()")
        app.textFields["name"].tap()
        #expect(
            text { app.textFields["name"].tap() }
                == "app.textFields[\"name\"].tap() cannot touch textField #name: the keyboard covers it.")
        view.endEditing(true)
        let cover = UIView(frame: view.bounds)
        view.addSubview(cover)
        #expect(
            text { app.buttons["Save"].tap() }
                == "app.buttons[\"Save\"].tap() cannot touch button \"Save\": it is covered by UIView at (0 0; 390 844) of the window."
        )
        cover.removeFromSuperview()
        let save = view.subviews[0]
        save.frame.size = .zero
        #expect(
            text { app.buttons["Save"].tap() }
                == "app.buttons[\"Save\"].tap() cannot touch button \"Save\": it has no size, at (20 200; 0 0)."
        )
        save.frame = CGRect(x: 2000, y: 0, width: 10, height: 10)
        #expect(
            text { app.buttons["Save"].tap() }
                == "app.buttons[\"Save\"].tap() cannot touch button \"Save\": it is outside its window, at (2000 0; 10 10)."
        )
    }

    @Test("A failure about an element in another tab, or below on the stack, has the taps that lead there")
    func elsewhere() {
        let (one, two) = (UIViewController(), UIViewController())
        (one.title, two.title) = ("One", "Two")
        let stack = UINavigationController(rootViewController: two)
        let tabs = UITabBarController()
        tabs.viewControllers = [one, stack]
        UIWindow.createWindowForTesting().rootViewController = tabs
        app.tabBars.buttons["Two"].tap()
        _ = button("Reload", 200, in: two.view)
        app.tabBars.buttons["One"].tap()
        #expect(
            text { app.buttons["Reload"].tap() } == """
                app.buttons["Reload"].tap() found no element.
                UIButton "Reload" exists, but is not on screen: it is in UIViewController "Two", in the tab "Two", which is not selected.
                Try: app.tabBars.buttons["Two"].tap()
                """)
        app.tabBars.buttons["Two"].tap()
        #expect(app.buttons["Reload"].isHittable)
        let three = UIViewController()
        three.title = "Three"
        stack.pushViewController(three, animated: false)
        #expect(
            text { app.buttons["Reload"].tap() } == """
                app.buttons["Reload"].tap() found no element.
                UIButton "Reload" exists, but is not on screen: it is in UIViewController "Two", below UIViewController "Three" on the navigation stack.
                Try: app.navigationBars["Three"].buttons.firstMatch.tap()
                """)
        app.navigationBars["Three"].buttons.firstMatch.tap()
        #expect(app.buttons["Reload"].isHittable)
    }

    @Test("A failure about an element that a timer may bring says how long to wait for it")
    func pending() {
        let view = showForm()
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
            _ = self.button("Unexpected", 500, in: view)
        }
        #expect(
            text { app.buttons["Unexpected"].tap() }.contains(
                "\nTo wait for it: app.buttons[\"Unexpected\"].waitForExistence(timeout: 6)"))
        #expect(app.buttons["Unexpected"].waitForExistence(timeout: 6))
        app.buttons["Unexpected"].tap()
    }

    @Test("A target beneath an alert of the application names the alert's view")
    func alert() {
        _ = showForm()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
        #expect(
            text { app.buttons["Save"].tap() }
                == "app.buttons[\"Save\"].tap() cannot touch button \"Save\": the alert \"Sure?\" with the button \"OK\" covers it."
        )
        app.alerts.buttons["OK"].tap()
        app.buttons["Save"].tap()
    }
}
