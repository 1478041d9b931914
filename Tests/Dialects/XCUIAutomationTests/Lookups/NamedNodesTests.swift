import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import XCUIAutomation

/// The index of names against a walk over all elements.
@MainActor @Suite("The index of element names", .robot) struct NamedNodesTests {
    private static let names = ["a", "b", "c", " d\n e", "é", "1"]

    /// Random views, of which some hide, are elements, list elements, or are modal.
    private func change(_ views: inout [UIView], _ numbers: inout SeededNumbers, lists: Bool) {
        let parent = views[numbers.next(below: views.count)]
        let name = Self.names[numbers.next(below: Self.names.count)]
        switch numbers.next(below: 14) {
        case 0...4:
            let view = Self.make(numbers.next(below: lists ? 10 : 8), name)
            parent.addSubview(view)
            views.append(view)
        case 5: parent.accessibilityIdentifier = name
        case 6: parent.accessibilityLabel = numbers.next(below: 2) == 0 ? nil : name
        case 7: parent.isHidden = parent !== views[0] && numbers.next(below: 4) == 0
        case 8: parent.isAccessibilityElement = numbers.next(below: 4) == 0 && parent !== views[0]
        case 9: parent.accessibilityViewIsModal = numbers.next(below: 6) == 0
        case 10: parent.accessibilityElementsHidden = numbers.next(below: 6) == 0 && parent !== views[0]
        case 11: parent.accessibilityValue = name
        case 12:
            guard lists, numbers.next(below: 4) == 0 else { return }
            let element = UIAccessibilityElement(accessibilityContainer: parent)
            element.accessibilityLabel = name
            element.accessibilityTraits = .button
            parent.accessibilityElements = [element] + Array(parent.subviews.prefix(1))
        default:
            guard parent !== views[0] else { return }
            parent.removeFromSuperview()
            views.removeAll { $0.isDescendant(of: parent) }
        }
    }

    private static func make(_ kind: Int, _ name: String) -> UIView {
        let frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        switch kind {
        case 0:
            let label = UILabel(frame: frame)
            label.text = name
            return label
        case 1:
            let button = UIButton(frame: frame)
            button.setTitle(name, for: .normal)
            return button
        case 2:
            let field = UITextField(frame: frame)
            field.placeholder = name
            return field
        case 3:
            let field = UITextField(frame: frame)
            field.text = name
            field.clearButtonMode = .always
            return field
        case 4:
            let control = UISwitch(frame: frame)
            control.isOn = true
            return control
        case 5: return Custom(frame: frame)
        case 6:
            let bar = UINavigationBar(frame: frame)
            bar.items = [UINavigationItem(title: name)]
            return bar
        case 9:
            let text = UITextView(frame: frame)
            text.isEditable = false
            text.attributedText = NSAttributedString(string: name, attributes: [.link: "app://terms"])
            return text
        default: return UIView(frame: frame)
        }
    }

    /// A class of the test, which may change unannounced.
    private final class Custom: UIView {
        override var accessibilityLabel: String? {
            get { "b" }
            set {}
        }
    }

    @Test("A link in a text is found by its name, and tapped")
    func link() {
        final class Opening: NSObject, UITextViewDelegate {
            var opened = 0
            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                opened += 1
                return nil
            }
        }
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        UIWindow.createWindowForTesting().addSubview(text)
        #expect(!XCUIApplication().links["terms"].exists)
        let opening = Opening()
        text.delegate = opening
        text.isEditable = false
        let terms = NSMutableAttributedString(string: "Read the terms")
        terms.addAttribute(.link, value: "app://terms", range: NSRange(location: 9, length: 5))
        text.attributedText = terms
        XCUIApplication().links["terms"].tap()
        #expect(opening.opened == 1)
        text.text = "Nothing to read"
        #expect(!XCUIApplication().links["terms"].exists)
    }

    @Test(
        "Names are found as by a walk, whatever the views are and however they change",
        arguments: 0..<Rounds.of(200))
    func sameAsWalk(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let window = UIWindow.createWindowForTesting()
        var views: [UIView] = [window]
        for step in 0..<120 {
            change(&views, &numbers, lists: seed % 4 == 0)
            guard step % 3 == 0 else { continue }
            UIApplication.shared.commit()
            for name in Self.names {
                for type in [
                    XCUIElement.ElementType.any, .button, .staticText, .textField, .navigationBar, .link,
                    .other,
                ] {
                    let outer = ElementLookup.application(AutomationRoot(bundleIdentifier: nil))
                    let all = ElementLookup.descendants(outer, type).nodes.filter { $0.isNamed(name) }
                    let found = ElementLookup.matching(.descendants(outer, type), .named(name)).nodes
                    let isSame = all.count == found.count && zip(all, found).allSatisfy { $0.isSame(as: $1) }
                    if !isSame {
                        Issue.record(
                            "step \(step), \(type) \(name.debugDescription): \(found.map(\.summary)) instead of \(all.map(\.summary))"
                        )
                        return
                    }
                }
            }
        }
    }
}
