import Foundation
import Testing

@testable import HeadlessUIKitCore

/// Apple's documentation of `UITextView.typingAttributes`: applied to new text, and reset when the selection changes.
@MainActor
@Suite("Attributes of typed text") struct TypingAttributesTests {
    private func typing(_ body: (UITextView) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.addSubview(view)
            view.becomeFirstResponder()
            body(view)
        }
    }

    private func colors(_ view: UITextView) -> [UIColor?] {
        let text = view.attributedText!
        return (0..<text.length).map {
            text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
    }

    @Test("Plain text is typed with the view's font and colour, and without attributes")
    func usual() {
        typing { view in
            view.textColor = .red
            #expect(view.typingAttributes[.font] as? UIFont == view.font)
            #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
            view.insertText("a")
            #expect(colors(view) == [nil])
        }
    }

    @Test("Text is typed with the attributes that were set, and what follows it, too")
    func setting() {
        typing { view in
            view.insertText("a")
            view.typingAttributes = [.foregroundColor: UIColor.blue]
            view.insertText("b")
            view.insertText("c")
            #expect(colors(view) == [nil, .blue, .blue] && view.text == "abc")
            #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
        }
    }

    @Test("Another selection resets them to those of the text there")
    func resetting() {
        typing { view in
            view.attributedText = NSAttributedString(
                string: "ab", attributes: [.foregroundColor: UIColor.green])
            view.typingAttributes = [.foregroundColor: UIColor.blue]
            view.selectedRange = NSRange(location: 1, length: 0)
            #expect(view.typingAttributes[.foregroundColor] as? UIColor == .green)
            view.insertText("x")
            #expect(colors(view) == [.green, .green, .green])
        }
    }
}
