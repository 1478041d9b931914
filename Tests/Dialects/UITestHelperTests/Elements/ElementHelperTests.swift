import Foundation
import HeadlessUIKit
import Robot
import TestSupport
import Testing
import UITestHelper

@MainActor @Suite("Helpers of elements", .robot) struct ElementHelperTests {
    private let window = UIWindow.createWindowForTesting()
    private let log = EventLog()

    private func add<View: UIView>(_ view: View, _ identifier: String, y: CGFloat = 100, width: CGFloat = 200)
        -> View
    {
        view.accessibilityIdentifier = identifier
        view.frame = CGRect(x: 20, y: y, width: width, height: 44)
        window.addSubview(view)
        return view
    }

    private func addButton(_ title: String, y: CGFloat = 100) -> UIButton {
        let button = add(UIButton(type: .system), title, y: y)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [log] _ in log.add("tapped \(title)") }, for: .touchUpInside)
        return button
    }

    // MARK: Typing

    @Test("`tapAndType` appends to the text, `clearAndType` replaces it")
    func typing() {
        let field = add(UITextField(), "name")
        let element = app.textFields["name"]
        #expect(element.tapAndType(text: "Ada") === element)
        element.tapAndType(text: "!")
        #expect(field.text == "Ada!")
        #expect(element.clearAndType(text: "Grace") === element)
        #expect(field.text == "Grace")
        element.clearAndType(text: "")
        #expect(field.text == "")
    }

    @Test(
        "`clearAndType` clears a placeholder's field, an overlong text, a password and a text view"
    )
    func clearing() {
        let field = add(UITextField(), "field")
        field.placeholder = "Name"
        app.textFields["field"].clearAndType(text: "a")
        #expect(field.text == "a")
        field.text = "Name"
        app.textFields["field"].clearAndType(text: "b")
        #expect(field.text == "b")

        let short = add(UITextField(), "short", y: 150, width: 60)
        short.text = "more words than there is room for"
        app.textFields["short"].clearAndType(text: "c")
        #expect(short.text == "c")

        let password = add(UITextField(), "password", y: 200)
        password.isSecureTextEntry = true
        password.text = "secret"
        app.secureTextFields["password"].clearAndType(text: "d")
        #expect(password.text == "d")

        let view = add(UITextView(), "view", y: 250)
        view.text = "two\nlines"
        app.textViews["view"].clearAndType(text: "e")
        #expect(view.text == "e")
    }

    @Test("Typing into what takes no text, or does not exist, is one failure")
    func typingFails() {
        _ = addButton("Save")
        for body: @MainActor (XCUIElement) -> Void in [
            { $0.tapAndType(text: "a") }, { $0.clearAndType(text: "a") },
        ] {
            #expect(
                failureTexts { body(app.buttons["Save"]) } == [
                    #"app.buttons["Save"].typeText("a") failed: button "Save" has no keyboard focus; nothing has it. Tap it first: app.buttons["Save"].tap()"#
                ])
            let missing = failureTexts { body(app.textFields["Save"]) }
            #expect(missing.count == 1 && missing[0].contains("found no element"), "\(missing)")
        }
    }

    @Test("The keyboard is hidden by its key, if it has one")
    func keyboard() {
        let field = add(UITextField(), "field")
        let delegate = Returning()
        field.delegate = delegate
        field.returnKeyType = .done
        app.textFields["field"].hidenKeyboard()
        app.textFields["field"].tapAndType(text: "a").hidenKeyboard(inApp: app)
        #expect(!field.isFirstResponder)

        field.returnKeyType = .next
        app.textFields["field"].tap()
        let texts = failureTexts { app.textFields["field"].hidenKeyboard() }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                #"app.textFields["field"].hidenKeyboard() failed: the keyboard has no key that hides it. Tap outside of the text, or press another key: "#
            ) == true, "\(texts)")
    }

    private final class Returning: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    // MARK: Tapping

    @Test("A switch is tapped only if it is in the other state")
    func switching() {
        let control = add(UISwitch(), "sound")
        control.addAction(UIAction { [log] _ in log.add("changed") }, for: .valueChanged)
        let element = app.switches["sound"]
        element.setSwitch(on: false)
        #expect(log.take() == "")
        #expect(element.setSwitch(on: true) === element)
        element.setSwitch(on: true)
        #expect(control.isOn)
        #expect(log.take() == "changed")
        _ = addButton("Save", y: 200)
        #expect(
            failureTexts { app.buttons["Save"].setSwitch(on: true) } == [
                #"app.buttons["Save"].setSwitch(on: true) failed: button "Save" is not a switch."#
            ])
        let missing = failureTexts { app.switches["sounds"].setSwitch(on: true, timeout: 1) }
        #expect(
            missing.count == 1
                && missing[0].hasPrefix(#"app.switches["sounds"].setSwitch(on: true) found no element."#),
            "\(missing)")
    }

    @Test("`forceTap` waits until the element is enabled, and taps what is at its middle")
    func forceTap() {
        let button = addButton("Save")
        button.isEnabled = false
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
            MainActor.assumeIsolated { button.isEnabled = true }
        }
        app.buttons["Save"].forceTap()
        #expect(TimeLapse.now.offset == .seconds(2))
        #expect(log.take() == "tapped Save")

        let cover = addButton("Cover")
        #expect(cover.frame == button.frame)
        let element = app.buttons["Save"]
        #expect(element.forceTap() === element)
        #expect(log.take() == "tapped Cover")
        let missing = failureTexts { app.buttons["Sve"].forceTap(timeout: 1) }
        #expect(
            missing.count == 1 && missing[0].hasPrefix(#"app.buttons["Sve"].tap() found no element."#),
            "\(missing)")
    }

    @Test("`tapIfExists` waits for the element, and ignores a missing one")
    func tapIfExists() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { _ = addButton("Later") }
        }
        app.buttons["Later"].tapIfExists()
        #expect(log.take() == "tapped Later")
        app.buttons["Never"].tapIfExists(timeout: 3)
        #expect(TimeLapse.now.offset == .seconds(4))
    }

    // MARK: Relatives and lists

    @Test("Children of an element are found by predicates")
    func children() {
        let box = add(UIView(), "box")
        for title in ["One", "Two", "Two"] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            label.text = title
            box.addSubview(label)
        }
        let element = app.otherElements["box"]
        #expect(element.children(predicate: .label(.equals, "Two")).count == 2)
        #expect(element.childElement(predicate: .label(.beginsWith, "T"))?.label == "Two")
        #expect(element.childElement(predicate: .label(.equals, "Three")) == nil)
        let boxes = app.otherElements.matching(identifier: "box")
        #expect(boxes.childrenFilter(predicates: [.type(.staticText), .label(.notEqual, "One")]).count == 2)
        #expect(boxes.childrenFirst(predicate: .label(.contains, "n")).label == "One")
        #expect(app.staticTexts.first(predicate: .label(.endsWith, "o")).label == "Two")
        #expect(app.staticTexts.element(predicate: .label(.equals, "One")).exists)
        let texts = failureTexts { app.staticTexts.element(predicate: .label(.equals, "Two")).tap() }
        #expect(
            texts.first?.components(separatedBy: "\n").first
                == #"app.staticTexts.matching(NSPredicate(format: "label = 'Two'")).element.tap() found 2 elements, wanted one. A query for each:"#,
            "\(texts)")
    }

    @Test("A list of elements is filtered by predicates, and waited for until there is a match")
    func lists() {
        let buttons = [addButton("A"), addButton("B", y: 150), addButton("C", y: 200)]
        buttons[0].isEnabled = false
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
            MainActor.assumeIsolated { for button in buttons.dropFirst() { button.isSelected = true } }
        }
        let elements = ["A", "B", "C", "D"].map { app.buttons[$0] }
        #expect(elements.anyElement(predicate: .isEnabled(false))?.label == "A")
        #expect(elements.anyElements(predicate: .exists(false)) === elements[3])
        #expect(elements.elements(predicates: [.isSelected(true)], logic: .and, timeout: 1).isEmpty)
        let found = elements.anyElements(
            subpredicates: [.isSelected(true), .isEnabled(false)], logic: .and, timeout: 0)
        #expect(found.isEmpty)
        #expect(
            elements.elements(predicates: [.isSelected(true)], logic: .and, timeout: 5).map(\.label) == [
                "B", "C",
            ])
        #expect(TimeLapse.now.offset == .seconds(2))
    }
}
