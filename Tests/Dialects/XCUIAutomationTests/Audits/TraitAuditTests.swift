import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of traits", .robot) struct TraitAuditTests {
    nonisolated static let cases = [
        AuditCase(
            "A button that is a link",
            finds: "Traits are contradictory: UIButton \"Terms\" has the traits .button and .link, "
                + "which contradict each other. Keep the one that it acts as."
        ) {
            $0.add(UIButton(type: .system)) {
                $0.setTitle("Terms", for: .normal)
                $0.accessibilityTraits.insert(.link)
            }
        },
        AuditCase(
            "Adjustable, and does nothing",
            finds:
                "Traits are contradictory: Rating \"Stars\" has the trait .adjustable, but its class does not override "
                + "accessibilityIncrement() and accessibilityDecrement(). Override them, or remove the trait."
        ) { $0.add(Rating()) { $0.become("Stars", .adjustable) } },
        AuditCase(
            "A text that is selected",
            finds:
                "Traits are contradictory: UILabel \"Total\" has the trait .selected, but it is a text that cannot be "
                + "selected. Remove the trait, or add .button."
        ) {
            $0.add(UILabel()) {
                $0.text = "Total"
                $0.accessibilityTraits.insert(.selected)
            }
        },
        AuditCase(
            "An enabled control that says it is not",
            finds:
                "Traits are contradictory: UIButton \"Buy\" has the trait .notEnabled, but the control is enabled. "
                + "Set isEnabled instead of the trait."
        ) {
            $0.add(UIButton(type: .system)) {
                $0.setTitle("Buy", for: .normal)
                $0.accessibilityTraits.insert(.notEnabled)
            }
        },
        AuditCase(
            "A disabled control that does not say so",
            finds:
                "Traits are contradictory: SilentButton \"Buy\" is disabled, but does not have the trait .notEnabled. "
                + "Do not override accessibilityTraits without those of UIControl."
        ) {
            $0.add(SilentButton()) { ($0.accessibilityLabel, $0.isEnabled) = ("Buy", false) }
        },
        AuditCase(
            "A button that no longer says so",
            finds:
                "Traits are contradictory: UIButton \"Buy\" has the traits .header, which do not say that it can be "
                + "tapped. Insert traits instead of replacing .button."
        ) {
            $0.add(UIButton(type: .system)) {
                $0.setTitle("Buy", for: .normal)
                $0.accessibilityTraits = .header
            }
        },
    ]

    @Test("A trait audit finds wrong and contradictory traits", arguments: cases)
    func finds(_ screen: AuditCase) throws {
        let found = try screen.found(.trait)
        #expect(found == screen.issues)
    }

    nonisolated static let nearMisses = [
        AuditCase("Traits that go together") {
            $0.add(UIView()) { $0.become("Cat", [.button, .image]) }
            $0.add(UIView(), y: 200) { $0.become("More", [.button, .header]) }
            $0.add(UIView(), y: 300) { $0.become("More", [.button, .staticText]) }
            $0.add(UIButton(type: .system), y: 400) { $0.accessibilityTraits = .link }
        },
        AuditCase("What can be adjusted") {
            $0.add(AdjustableRating()) { $0.become("Stars", .adjustable) }
            $0.add(UISlider(), y: 200)
            $0.add(UIPageControl(), y: 300) { $0.numberOfPages = 3 }
        },
        AuditCase("What can be selected") {
            $0.add(UIButton(type: .system)) { $0.isSelected = true }
            $0.add(UIView(), y: 200) { $0.become("Cat", [.image, .selected]) }
            $0.add(UILabel(), y: 300) {
                ($0.text, $0.isUserInteractionEnabled) = ("Cat", true)
                $0.accessibilityTraits.insert(.selected)
                $0.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        AuditCase("A disabled control") { $0.add(UIButton(type: .system)) { $0.isEnabled = false } },
    ]

    @Test("A trait audit finds nothing in elements with fitting traits", arguments: nearMisses)
    func nearMisses(_ screen: AuditCase) throws {
        let found = try screen.found(.trait)
        #expect(found == [])
    }
}

extension UIView {
    fileprivate func become(_ label: String, _ traits: UIAccessibilityTraits) {
        isAccessibilityElement = true
        (accessibilityLabel, accessibilityTraits) = (label, traits)
    }
}

private class Rating: UIView {}

private final class AdjustableRating: Rating {
    override func accessibilityIncrement() {}
    override func accessibilityDecrement() {}
}

private final class SilentButton: UIButton {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }
}
