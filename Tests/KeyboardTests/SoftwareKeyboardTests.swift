import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("The software keyboard") struct SoftwareKeyboardTests {
    private func inOwnApplication(_ body: (UIWindow) throws -> Void) rethrows {
        try UIApplication.withShared(UIApplication()) { try body(UIWindow.createWindowForTesting()) }
    }

    private func field(in window: UIWindow) -> UITextField {
        let field = UITextField(
            frame: CGRect(x: 0, y: 100 * CGFloat(window.subviews.count), width: 300, height: 44))
        field.accessibilityIdentifier = "field\(window.subviews.count + 1)"
        window.addSubview(field)
        return field
    }

    @Test("What is typed goes into the field that was tapped on")
    func typing() {
        inOwnApplication { window in
            let field = field(in: window)
            let other = self.field(in: window)
            tapOn(field)
            SoftwareKeyboard.main.type("Hello World!")
            #expect(field.text == "Hello World!")
            SoftwareKeyboard.main.type(.delete)
            SoftwareKeyboard.main.type(.delete)
            #expect(field.text == "Hello Worl")
            SoftwareKeyboard.main.type("")
            tapOn(other)
            SoftwareKeyboard.main.type("👩‍👩‍👧é\u{301}")
            SoftwareKeyboard.main.type(.delete)
            #expect(other.text == "👩‍👩‍👧")
            #expect(field.text == "Hello Worl")
        }
    }

    @Test("Each character goes through the field's delegate and events, one after another")
    func eachCharacter() {
        inOwnApplication { window in
            let field = field(in: window)
            let delegate = LoggingDelegate()
            field.delegate = delegate
            field.addAction(UIAction { _ in delegate.log.append("changed") }, for: .editingChanged)
            tapOn(field)
            SoftwareKeyboard.main.type("a!b", refused: "!")
            SoftwareKeyboard.main.type(.delete)
            #expect(
                delegate.log == ["0+0 a", "changed", "1+0 !", "1+0 b", "changed", "1+1 ", "changed"])
            #expect(field.text == "a")
        }
    }

    @Test("A line break, of whichever kind, is the return key", arguments: ["\n", "\r\n", "\r", "\u{2028}"])
    func lineBreaks(_ lineBreak: String) {
        inOwnApplication { window in
            let field = field(in: window)
            var returns = 0
            field.addAction(UIAction { _ in returns += 1 }, for: .primaryActionTriggered)
            tapOn(field)
            SoftwareKeyboard.main.type("a\(lineBreak)b\(lineBreak)")
            SoftwareKeyboard.main.type(.return)
            #expect(field.text == "ab")
            #expect(returns == 3)
        }
    }

    @Test("Any key input is typed into; its return key is a line break")
    func otherInputs() {
        inOwnApplication { window in
            let paper = Paper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(paper)
            paper.becomeFirstResponder()
            #expect(SoftwareKeyboard.main.isVisible)
            SoftwareKeyboard.main.type("a\r\nb")
            SoftwareKeyboard.main.type(.return)
            SoftwareKeyboard.main.type(.delete)
            #expect(paper.text == "a\nb")
        }
    }

    @Test("The keyboard is visible while a text input is first responder, until it is dismissed")
    func visibility() {
        inOwnApplication { window in
            let field = field(in: window)
            let other = self.field(in: window)
            var log: [Bool] = []
            @MainActor func note() { log.append(SoftwareKeyboard.main.isVisible) }
            note()
            tapOn(field)
            note()
            SoftwareKeyboard.main.dismiss()
            #expect(field.isFirstResponder)
            note()
            tapOn(field)
            note()
            SoftwareKeyboard.main.type("again")
            #expect(field.text == "again")
            SoftwareKeyboard.main.dismiss()
            tapOn(other)
            note()
            other.resignFirstResponder()
            note()
            tapOn(field)
            window.isHidden = true
            note()
            #expect(log == [false, true, false, true, true, false, false])
        }
    }

    @Test("Without a key window nothing can be typed")
    func noKeyWindow() {
        UIApplication.withShared(UIApplication()) {
            let failures = failureTexts {
                SoftwareKeyboard.main.type("Say \"hi\"")
                SoftwareKeyboard.main.type(.delete)
                SoftwareKeyboard.main.type(.return)
                SoftwareKeyboard.main.dismiss()
                SoftwareKeyboard.main.type(.dismiss)
            }
            let reason =
                "failed: there is no key window. Show one first, such as UIWindow.createWindowForTesting(showing: controller)."
            #expect(
                failures == [
                    #"Typing "Say \"hi\"" \#(reason)"#, "Pressing the delete key \(reason)",
                    "Pressing the return key \(reason)", "Dismissing the keyboard \(reason)",
                ])
        }
    }

    @Test("Without a first responder nothing can be typed")
    func noFocus() {
        inOwnApplication { window in
            _ = field(in: window)
            #expect(
                failureTexts { SoftwareKeyboard.main.type("abc") } == [
                    """
                    Typing "abc" failed: nothing in UIWindow is first responder; tap on a text field first.
                    Try: tapOn(theFirstView(withIdentifier("field1")))
                    """
                ])
        }
    }

    @Test("With a first responder that takes no keys nothing can be typed")
    func noInput() {
        inOwnApplication { window in
            let view = FocusableView(frame: .zero)
            view.accessibilityIdentifier = "view"
            window.addSubview(view)
            view.becomeFirstResponder()
            let controller = FocusableController()
            window.rootViewController = controller
            let failures = failureTexts {
                SoftwareKeyboard.main.type(.delete)
                controller.becomeFirstResponder()
                SoftwareKeyboard.main.type("a")
            }
            #expect(
                failures == [
                    "Pressing the delete key failed: FocusableView #view is first responder, but not a text input.",
                    #"Typing "a" failed: FocusableController is first responder, but not a text input."#,
                ])
        }
    }

    @Test("With the keyboard dismissed nothing can be typed")
    func dismissed() {
        inOwnApplication { window in
            tapOn(field(in: window))
            SoftwareKeyboard.main.dismiss()
            let reason =
                "the keyboard was dismissed; tap on UITextField #field1, which is still first responder, to show it again."
                + "\nTry: tapOn(theFirstView(withIdentifier(\"field1\")))"
            #expect(
                failureTexts {
                    SoftwareKeyboard.main.type("abc")
                    SoftwareKeyboard.main.dismiss()
                    SoftwareKeyboard.main.type(.dismiss)
                } == [
                    "Typing \"abc\" failed: \(reason)",
                    "Dismissing the keyboard failed: \(reason)",
                ])
        }
    }

    @Test("Losing the focus part-way through a text is a failure that says what is typed")
    func focusLost() {
        inOwnApplication { window in
            let field = field(in: window)
            field.addAction(
                UIAction { [unowned field] _ in if field.text == "12" { field.resignFirstResponder() } },
                for: .editingChanged)
            tapOn(field)
            let line = #line + 1
            let failures = FailureCollector.failures { SoftwareKeyboard.main.type("12\"4") }
            #expect(
                failures.map(\.text) == [
                    """
                    Typing "12\\"4" stopped after "12": nothing in UIWindow is first responder: UITextField "12" \
                    #field1 resigned at 0 s, in this call; tap on a text field first.
                    Try: tapOn(theFirstView(withIdentifier("field1")))
                    """
                ])
            #expect(failures.map { $0.site?.description } == ["SoftwareKeyboardTests.swift:\(line)"])
            #expect(field.text == "12")
        }
    }

    @Test("If first responder moves part-way, the rest of the text goes to the new one")
    func focusMoves() {
        inOwnApplication { window in
            let fields = [field(in: window), field(in: window)]
            fields[0].addAction(
                UIAction { _ in if fields[0].text?.count == 2 { fields[1].becomeFirstResponder() } },
                for: .editingChanged)
            tapOn(fields[0])
            SoftwareKeyboard.main.type("1234")
            #expect(fields.map(\.text) == ["12", "34"])
        }
    }

    @Test("Failures in view code while typing are recorded at the line that types")
    func failuresInHandlers() {
        inOwnApplication { window in
            let field = field(in: window)
            field.addAction(
                UIAction { _ in window.alpha = .nan }, for: [.editingChanged, .primaryActionTriggered])
            tapOn(field)
            let line = UInt(#line)
            let failures = FailureCollector.failures {
                SoftwareKeyboard.main.type("a")
                SoftwareKeyboard.main.type(.return)
            }
            #expect(failures.map { ($0.site?.line ?? 0) - line } == [2, 3])
        }
    }

    @Test("A keyboard belongs to the application that it was read from")
    func applications() {
        inOwnApplication { window in
            let field = field(in: window)
            tapOn(field)
            let keyboard = SoftwareKeyboard.main
            inOwnApplication { _ in
                #expect(!SoftwareKeyboard.main.isVisible)
                #expect(keyboard.isVisible)
            }
        }
    }
}

private final class LoggingDelegate: UITextFieldDelegate {
    var log: [String] = []

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("\(range.location)+\(range.length) \(string)")
        return string != "!"
    }
}

private final class Paper: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
}

private final class FocusableView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class FocusableController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}
