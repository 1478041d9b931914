import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Queries for elements, and predicates.
@MainActor @Suite("Queries for elements", .robot) struct QueryTests {
    private let app = XCUIApplication()

    /// Two groups with a button and texts each, one inside the other: outer (a, inner (b, c)).
    private func showGroups() {
        let window = UIWindow.createWindowForTesting()
        let (outer, inner) = (UIView(), UIView())
        for (view, name) in [(outer, "outer"), (inner, "inner")] {
            view.frame = CGRect(x: 0, y: name == "inner" ? 40 : 0, width: 390, height: 600)
            view.accessibilityIdentifier = name
        }
        window.addSubview(outer)
        let a = UILabel(text: "a")
        let b = UIButton(type: .system)
        b.setTitle("it's \"b\" 🐈", for: .normal)
        b.accessibilityIdentifier = "button-b"
        b.isEnabled = false
        b.frame = CGRect(x: 0, y: 50, width: 200, height: 44)
        let c = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        (c.placeholder, c.text) = ("Place", "typed")
        outer.addSubview(a)
        outer.addSubview(inner)
        inner.addSubview(b)
        inner.addSubview(c)
    }

    @Test("Of nested matches, each descendant is found once")
    func nested() {
        showGroups()
        #expect(app.otherElements.count == 2)
        #expect(app.otherElements.buttons.count == 1)
        #expect(app.otherElements.descendants(matching: .any).count == 4)
        #expect(app.otherElements.children(matching: .any).count == 4)
        #expect(app.otherElements.otherElements["inner"].exists)
        #expect(app.windows.otherElements.element(boundBy: 1).identifier == "inner")
        #expect(app.otherElements["outer"].children(matching: .staticText).element.label == "a")
    }

    @Test("An element has the names: identifier, label, value, placeholder")
    func names() {
        showGroups()
        for name in ["button-b", "it's \"b\" 🐈"] {
            #expect(app.buttons[name].exists)
            #expect(app.descendants(matching: .any).matching(.button, identifier: name).count == 1)
            #expect(app.otherElements.containing(.button, identifier: name).count == 2)
            #expect(app.buttons.element(matching: .any, identifier: name).exists)
        }
        #expect(app.textFields["Place"].exists)
        #expect(app.textFields["typed"].exists)
        #expect(!app.buttons["b"].exists)
        #expect(!app.textFields["button-b"].exists)
    }

    @Test("A closure on attributes finds the elements for which it returns true")
    func conditions() {
        showGroups()
        #expect(app.descendants(matching: .any).matching { !$0.isEnabled }.element.identifier == "button-b")
        #expect(app.textFields.matching { $0.placeholderValue == "Place" }.count == 1)
        #expect(app.buttons.matching { $0.isEnabled }.count == 0)
    }

    @Test("Indexes count from both ends; elements that were found stay those")
    func indexes() {
        showGroups()
        let all = app.otherElements["inner"].children(matching: .any)
        #expect(all.element(boundBy: 0).elementType == .button)
        #expect(all.element(boundBy: -1).elementType == .textField)
        #expect(all.element(boundBy: -2).elementType == .button)
        for index in [2, -3, .max, .min] { #expect(!all.element(boundBy: index).exists) }
        #expect(all.allElementsBoundByIndex.count == 2)
        let fixed = all.allElementsBoundByAccessibilityElement
        let byIndex = all.allElementsBoundByIndex
        app.buttons.firstMatch.view?.superview?.bringSubviewToFront(app.buttons.firstMatch.view ?? UIView())
        #expect(fixed.map(\.elementType) == [.button, .textField])
        #expect(byIndex.map(\.elementType) == [.textField, .button])
        app.buttons.firstMatch.view?.removeFromSuperview()
        #expect(fixed.map(\.exists) == [false, true])
    }

    @Test(
        "Each key and operator of a format finds what it should",
        arguments: [
            "label == 'a'", "identifier == \"button-b\"", "value == 'typed'",
            "placeholderValue BEGINSWITH[c] 'pl'",
            "label CONTAINS '🐈'", "label CONTAINS \"it's\"", "elementType == 9 AND enabled == NO",
            "isEnabled == false", "label IN {'a', 'x'}", "label MATCHES '[a-z]'",
            "NOT title == 'x' AND label == 'a'",
            "label LIKE 'it*'", "frame.size.height == 44 AND elementType == 49",
            "exists == YES AND label ENDSWITH '🐈'",
            "hasFocus == NO AND identifier == 'inner'", "hasKeyboardFocus == NO AND identifier == 'inner'",
            "hittable == YES AND label == 'a'", "isSelected == NO AND selected == NO AND label == 'a'",
        ])
    func formats(_ format: String) {
        showGroups()
        #expect(app.descendants(matching: .any).matching(NSPredicate(format: format)).count == 1)
    }

    @Test("Formats take arguments, closures and compounds")
    func arguments() {
        showGroups()
        let any = app.descendants(matching: .any)
        let predicates = [
            NSPredicate(format: "label == %@", "it's \"b\" 🐈"),
            NSPredicate(format: "%K == %@", "identifier", "button-b"),
            NSPredicate(format: "elementType == %d", 9), NSPredicate(format: "label IN %@", ["a", "z"]),
            NSPredicate(format: "label == %@ AND elementType == %d", argumentArray: ["a", 48]),
            NSPredicate { object, _ in (object as? any XCUIElementAttributes)?.label == "a" },
            NSCompoundPredicate(andPredicateWithSubpredicates: [
                NSPredicate(format: "elementType == 48"), NSPredicate(format: "label == 'a'"),
            ]),
            NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "NOT label == 'a'")),
        ]
        for predicate in predicates { #expect(any.matching(predicate).count == 1, "\(predicate)") }
        #expect(
            app.otherElements.containing(NSPredicate(format: "label == 'a'")).element.identifier == "outer")
    }

    @Test("A format that cannot be read is a failure, and finds nothing")
    func unreadable() {
        showGroups()
        let cases = ["labl == 'a'", "label ==", "label == %@", "label == 'a' 'b'", ""]
        for format in cases {
            var found = -1
            let texts = failureTexts {
                found = app.staticTexts.matching(NSPredicate(format: format)).count
            }
            #expect(found == 0, "\(format)")
            #expect(texts.count == 1, "\(format): \(texts)")
            #expect(texts.first?.hasPrefix("NSPredicate(format:") == true, "\(texts)")
        }
        #expect(failureTexts { _ = NSPredicate(format: "label == 'a'", "too many") }.count == 1)
    }
}
