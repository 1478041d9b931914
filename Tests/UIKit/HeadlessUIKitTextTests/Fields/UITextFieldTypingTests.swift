import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Typing into text fields") struct UITextFieldTypingTests {
    let log = EventLog()
    let delegate: FieldLog

    init() {
        delegate = FieldLog(log)
    }

    private func type(_ text: String, into field: UITextField) {
        for character in text { field.takeKey(String(character)) }
    }

    @Test("The delegate is asked about every change, in UTF-16 units, and told")
    func changes() {
        let field = delegate.field()
        #expect(field.text == "" && !field.hasText)
        field.takeKey("a👍🏽")
        field.takeKey("é")
        field.takeDeleteKey()
        field.takeDeleteKey()
        #expect(field.text == "a" && field.hasText)
        field.takeDeleteKey()
        field.takeDeleteKey()
        #expect(
            log.take() == """
                shouldChange 0+0 to "a👍🏽"
                editingChanged
                shouldChange 5+0 to "é"
                editingChanged
                shouldChange 5+1 to ""
                editingChanged
                shouldChange 1+4 to ""
                editingChanged
                shouldChange 0+1 to ""
                editingChanged
                """)
    }

    @Test(
        "One delete removes one character, however many units it has",
        arguments: [
            ("👍🏽", 4), ("👨‍👩‍👧‍👦", 11), ("🇩🇪", 4), ("e\u{301}\u{323}", 3), ("\r\n", 2), ("한", 1),
            ("1️⃣", 3),
        ])
    func clusters(character: String, units: Int) {
        let field = delegate.field()
        field.text = "x" + character
        field.takeDeleteKey()
        #expect(field.text == "x")
        #expect(log.take() == "shouldChange 1+\(units) to \"\"\neditingChanged")
    }

    @Test("Typed marks join the last character")
    func joining() {
        let field = delegate.field()
        field.takeKey("🇩")
        field.takeKey("🇪")
        field.takeKey("e")
        field.takeKey("\u{301}")
        #expect(field.text == "🇩🇪é")
        field.takeDeleteKey()
        #expect(field.text == "🇩🇪")
        field.takeDeleteKey()
        #expect(field.text == "")
    }

    @Test("A refused change does not happen and sends no notifications")
    func refused() {
        let field = delegate.field()
        field.text = "ab"
        delegate.refused = ["shouldChange"]
        field.takeKey("c")
        field.takeDeleteKey()
        #expect(field.text == "ab")
        #expect(log.take() == "shouldChange 2+0 to \"c\"\nshouldChange 1+1 to \"\"")
    }

    @Test(
        "A delegate that sets the text itself wins, whatever it returns",
        arguments: [true, false])
    func formatted(answer: Bool) {
        let field = delegate.field()
        if !answer { delegate.refused = ["shouldChange"] }
        delegate.reactions["shouldChange"] = { $0.text = "<\(($0.text ?? "").count)>" }
        field.takeKey("1")
        #expect(field.text == "<0>")
        field.takeKey("2")
        #expect(field.text == "<3>")
        #expect(log.lines.allSatisfy { $0.hasPrefix("shouldChange") })
    }

    @Test("A delegate can limit the length")
    func maximumLength() {
        final class Limit: UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                let text = (textField.text ?? "") as NSString
                return text.replacingCharacters(in: range, with: string).count <= 5
            }
        }
        let (field, limit) = (UITextField(), Limit())
        field.delegate = limit
        type("1234567", into: field)
        #expect(field.text == "12345")
        field.takeDeleteKey()
        type("890", into: field)
        #expect(field.text == "12348")
    }

    @Test("Setting the text neither asks nor notifies; nil is the empty text")
    func set() {
        let field = delegate.field()
        field.text = "secret"
        field.text = nil
        #expect(field.text == "" && !field.hasText)
        #expect(log.take() == "")
    }

    @Test("The return key asks, triggers the primary action, and keeps first responder")
    func returnKey() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            _ = UIWindow.showing(field)
            field.becomeFirstResponder()
            _ = log.take()
            field.pressReturn()
            #expect(log.take() == "shouldReturn\nprimaryActionTriggered")
            #expect(field.isEditing)
            delegate.refused = ["shouldReturn"]
            field.pressReturn()
            #expect(log.take() == "shouldReturn")
        }
    }

    @Test("The return key ends editing if there is a target for editingDidEndOnExit")
    func endOnExit() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field(endOnExit: true)
            _ = UIWindow.showing(field)
            field.becomeFirstResponder()
            _ = log.take()
            field.pressReturn()
            #expect(
                log.take() == """
                    shouldReturn
                    primaryActionTriggered
                    editingDidEndOnExit
                    shouldEnd
                    didEnd
                    editingDidEnd
                    """)
            #expect(!field.isEditing)
        }
    }

    @Test("A freed target does not make the return key end editing")
    func listenerGone() {
        final class Listener {
            func exit() {}
        }
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            do {
                let listener = Listener()
                field.addTarget(listener, action: Listener.exit, for: .editingDidEndOnExit)
            }
            _ = UIWindow.showing(field)
            field.becomeFirstResponder()
            field.pressReturn()
            #expect(field.isEditing)
        }
    }

    @Test("A delegate that resigns on return is asked once")
    func resignsOnReturn() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field(endOnExit: true)
            _ = UIWindow.showing(field)
            field.becomeFirstResponder()
            _ = log.take()
            delegate.reactions["shouldReturn"] = { $0.resignFirstResponder() }
            field.pressReturn()
            #expect(log.lines.filter { $0 == "didEnd" }.count == 1)
            #expect(!field.isEditing)
        }
    }

    @Test("Secure text is displayed as dots, and text returns it in full")
    func secret() {
        let field = UITextField()
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "Password")
        type("a👍🏽c", into: field)
        #expect(field.text == "a👍🏽c" && field.readableText == "•••" && field.accessibilityValue == "•••")
        #expect(field.summary == "UITextField \"•••\"")
        field.isSecureTextEntry = false
        #expect(field.accessibilityValue == "a👍🏽c")
        field.accessibilityValue = "hidden"
        #expect(field.accessibilityValue == "hidden")
    }

    @Test("A field's natural size is that of its text or placeholder")
    func size() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.width == 0)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.width == 14)
        field.placeholder = "Email"
        let width = field.intrinsicContentSize.width
        #expect(width > 14)
        field.text = "ada@example.com"
        #expect(field.intrinsicContentSize.width > width)
        field.font = nil
        #expect(field.intrinsicContentSize.height == 34)
    }

    // Frames that Xcode stored in public nibs.
    @Test(
        "A field without border is a tenth of the font's size higher than a line, or in whole points if it is secure",
        arguments: [(14, 18.5, 17), (15, 19.5, 18), (16, 21, 20), (17, 22, 21)]
            as [(CGFloat, CGFloat, CGFloat)])
    func heights(size: CGFloat, open: CGFloat, secure: CGFloat) {
        UIApplication.withShared(UIApplication(device: .iPhoneSE)) {
            let field = UITextField()
            field.placeholder = "Name"
            field.font = .systemFont(ofSize: size)
            #expect(field.intrinsicContentSize.height == open)
            field.isSecureTextEntry = true
            #expect(field.intrinsicContentSize.height == secure)
            field.borderStyle = .bezel
            #expect(field.intrinsicContentSize.height == secure + 12)
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize.height == 34)
        }
    }

    @Test("A field is an element to assistive technology, which reads its state")
    func accessibility() {
        let field = UITextField()
        #expect(field.isAccessibilityElement && field.accessibilityLabel == nil)
        field.isEnabled = false
        #expect(field.accessibilityTraits == .notEnabled)
        #expect(UITextField(coder: NSCoder())?.text == "")
    }
}
