import Foundation
import Testing

@testable import HeadlessUIKitCore

/// Apple's documentation of `accessibilityAttributedLabel` and its kin: the attributed version of the text.
@MainActor
@Suite("Attributed accessibility texts") struct AttributedAccessibilityTests {
    private let text = NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])

    @Test("An attributed text is the text, too, of views, of elements and of other objects")
    func setting() {
        let objects: [NSObject] = [
            UIView(), UIAccessibilityElement(accessibilityContainer: UIView()), NSObject(),
        ]
        for object in objects {
            object.accessibilityAttributedLabel = text
            object.accessibilityAttributedValue = text
            object.accessibilityAttributedHint = text
            #expect(object.accessibilityLabel == "Bonjour" && object.accessibilityAttributedLabel == text)
            #expect(object.accessibilityValue == "Bonjour" && object.accessibilityAttributedValue == text)
            #expect(object.accessibilityHint == "Bonjour" && object.accessibilityAttributedHint == text)
        }
    }

    @Test("A plain text has no attributes, also after an attributed one, and none is none")
    func plain() {
        let view = UIView()
        #expect(view.accessibilityAttributedLabel == nil)
        view.accessibilityAttributedLabel = text
        view.accessibilityLabel = "Hello"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Hello"))
        view.accessibilityAttributedLabel = nil
        #expect(view.accessibilityLabel == nil && view.accessibilityAttributedLabel == nil)
    }
}
