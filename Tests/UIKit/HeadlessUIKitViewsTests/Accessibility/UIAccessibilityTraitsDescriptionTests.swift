import HeadlessUIKit
import Testing

@Suite("Descriptions of accessibility traits") struct UIAccessibilityTraitsDescriptionTests {
    nonisolated static let cases: [(traits: UIAccessibilityTraits, text: String)] = [
        (.none, "[]"), (.button, ".button"), ([.selected, .button], "[.button, .selected]"),
        ([.header, .staticText], "[.staticText, .header]"),
        (.allowsDirectInteraction, ".allowsDirectInteraction"),
        ([.supportsZoom, .toggleButton], "[.supportsZoom, .toggleButton]"),
        (UIAccessibilityTraits(rawValue: 1 << 40), ".unknown(1 << 40)"),
        (UIAccessibilityTraits(rawValue: 1 << 63 | 1), "[.button, .unknown(1 << 63)]"),
    ]

    @Test("Traits are written as the code that makes them", arguments: cases)
    func texts(_ traits: UIAccessibilityTraits, _ text: String) {
        #expect("\(traits)" == text)
    }

    @Test("Each bit that has a name has one of its own")
    func names() {
        let names = (0..<17).map { "\(UIAccessibilityTraits(rawValue: 1 << $0))" }
        #expect(Set(names).count == 17)
        #expect(!names.contains { $0.contains("unknown") })
    }
}
