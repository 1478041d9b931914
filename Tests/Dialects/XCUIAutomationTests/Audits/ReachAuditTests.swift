import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of elements that nothing can reach", .robot) struct ReachAuditTests {
    nonisolated static let cases = [
        AuditCase(
            "A button inside an element",
            finds:
                "Element is not reachable: UIButton \"Delete\" is inside UIView \"Note\", which is one element: "
                + "assistive technology does not reach it. Set isAccessibilityElement of the outer view to false, "
                + "or give that one accessibilityCustomActions."
        ) { $0.add(UIView(), 300, 100) { $0.beOneElement(with: .delete) } },
        AuditCase(
            "A switch that a list leaves out",
            finds:
                "Element is not reachable: UIView #card leaves UISwitch \"Mute\" out of its accessibilityElements. "
                + "Add it there."
        ) {
            $0.add(UIView(), 300, 100) {
                let label = $0.add(UILabel(), x: 0, y: 0, 100)
                label.text = "Sound"
                $0.add(UISwitch(), x: 200, y: 0).accessibilityLabel = "Mute"
                ($0.accessibilityElements, $0.accessibilityIdentifier) = ([label], "card")
            }
        },
        AuditCase(
            "A covered button",
            finds:
                "Element is covered: UIView #loading covers all of UIButton \"Save\", which assistive technology "
                + "still reads. Hide it, or set accessibilityViewIsModal of what is in front."
        ) {
            $0.add(UIButton(type: .system)) { $0.setTitle("Save", for: .normal) }
            $0.add(UIView(), x: 0, y: 0, 390, 844) {
                ($0.backgroundColor, $0.accessibilityIdentifier) = (.white, "loading")
            }
        },
        AuditCase(
            "A view that is tapped, and is no element",
            finds:
                "Gesture is not accessible: UIImageView at (20 100; 200 44) has gesture recognizers, but neither it "
                + "nor a view inside is an accessibility element. Make it an element with a label and the trait .button."
        ) {
            $0.add(UIImageView()) {
                $0.isUserInteractionEnabled = true
                $0.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
    ]

    @Test("A reach audit finds what assistive technology cannot reach", arguments: cases)
    func finds(_ screen: AuditCase) throws {
        let found = try screen.found(.elementDetection)
        #expect(found == screen.issues)
    }

    nonisolated static let nearMisses = [
        AuditCase("An element with actions for what is inside") {
            $0.add(UIView(), 300, 100) {
                $0.beOneElement(with: .delete)
                $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
            }
        },
        AuditCase("An element that activates what is inside") {
            $0.add(UIView(), 300, 100) {
                $0.beOneElement(with: .delete)
                $0.accessibilityActivationPoint = CGPoint(x: 250, y: 120)
            }
        },
        AuditCase("Labels inside an element, and what is disabled or hidden there") {
            $0.add(UIView(), 300, 100) {
                ($0.isAccessibilityElement, $0.accessibilityLabel) = (true, "Note")
                $0.add(UILabel(), x: 0, y: 0).text = "Note"
                $0.add(UIButton(type: .system), x: 200, y: 0, 44) { $0.isEnabled = false }
                $0.add(UIButton(type: .system), x: 200, y: 50, 44) { $0.alpha = 0 }
            }
        },
        AuditCase("A button beside the text of a field") {
            $0.add(UITextField()) {
                $0.text = "Ada"
                ($0.rightView, $0.rightViewMode) = (UIButton(type: .system), .always)
                $0.clearButtonMode = .always
            }
        },
        AuditCase("A row under a bar, and a button that shows a little") {
            let list = $0.add(UIScrollView(), x: 0, y: 0, 390, 844)
            list.add(UIButton(type: .system)).setTitle("Row", for: .normal)
            $0.add(UIButton(type: .system), y: 300).setTitle("Save", for: .normal)
            $0.add(UIView(), x: 0, y: 0, 390, 340).backgroundColor = .white
        },
        AuditCase("A modal view in front") {
            $0.add(UIButton(type: .system)).setTitle("Save", for: .normal)
            $0.add(UIView(), x: 0, y: 0, 390, 844) {
                ($0.backgroundColor, $0.accessibilityViewIsModal) = (.white, true)
            }
        },
        AuditCase("Gestures of elements and around elements") {
            $0.add(UIView()) {
                ($0.isAccessibilityElement, $0.accessibilityLabel) = (true, "Card")
                $0.addGestureRecognizer(UITapGestureRecognizer())
            }
            $0.add(UIView(), y: 200) {
                $0.add(UILabel(), x: 0, y: 0).text = "Note"
                $0.addGestureRecognizer(UITapGestureRecognizer())
            }
            $0.add(UIScrollView(), y: 300)
        },
    ]

    @Test("A reach audit finds nothing where everything can be reached", arguments: nearMisses)
    func nearMisses(_ screen: AuditCase) throws {
        let found = try screen.found(.elementDetection)
        #expect(found == [])
    }
}

extension String {
    fileprivate static let delete = "Delete"
}

extension UIView {
    /// Becomes an element with a button inside.
    fileprivate func beOneElement(with title: String) {
        (isAccessibilityElement, accessibilityLabel) = (true, "Note")
        add(UIButton(type: .system), x: 200, y: 0, 80).setTitle(title, for: .normal)
    }
}
