import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Failures of typing") struct KeyboardFailureTests {
    @Test("The failure names the first responder of a window that is not key")
    func otherWindow() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            let front = UIWindow()
            front.accessibilityIdentifier = "front"
            front.makeKeyAndVisible()
            #expect(
                failureTexts { stage.keyboard.type("a") } == [
                    """
                    Typing "a" failed: \(field.summary) is first responder of \(stage.window.summary), which is not the \
                    key window; the key window, UIWindow #front, has no first responder.
                    """
                ])
        }
    }

    @Test("The failure names an input that is first responder, but disabled")
    func disabled() {
        final class Dial: UIControl, UIKeyInput {
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        KeyboardStage.run { stage in
            let dial = Dial().named("dial", 0, 0, 100, 100, in: stage.window)
            dial.becomeFirstResponder()
            dial.isEnabled = false
            #expect(
                failureTexts { stage.keyboard.type("a") } == [
                    #"Typing "a" failed: Dial #dial is first responder, but disabled."#
                ])
        }
    }

    @Test("The failure for a missing key lists the existing keys; a hardware keyboard has it")
    func missing() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.keyboardType = .decimalPad }
            tapOn(field)
            let keyboard = "the keyboard of \(field.summary) (decimalPad)"
            let keys = "Its keys: 1 2 3 4 5 6 7 8 9 . 0 delete."
            #expect(
                failureTexts {
                    stage.keyboard.type("1a2")
                    field.text = ""
                    stage.keyboard.type("\n")
                    stage.keyboard.type(.shift)
                    stage.keyboard.type(.international)
                    stage.keyboard.dictate("two")
                } == [
                    """
                    Typing "1a2" stopped after "1": the keyboard of UITextField "1" #field (decimalPad) has no "a" \
                    key. \(keys)
                    """,
                    "Typing \"\\n\" failed: \(keyboard) has no return key. \(keys)",
                    "Pressing the shift key failed: \(keyboard) has no shift key. \(keys)",
                    "Pressing the international key failed: \(keyboard) has no international key. \(keys)",
                    "Dictating \"two\" failed: \(keyboard) has no dictation key. \(keys)",
                ])
            stage.keyboard.isHardwareKeyboardConnected = true
            stage.keyboard.type("a")
            #expect(field.text == "a")
        }
    }

    @Test("A return key that is disabled is a failure")
    func returnDisabled() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.enablesReturnKeyAutomatically = true }
            tapOn(field)
            let reason =
                "failed: the return key of \(field.summary) is disabled while there is no text."
            #expect(
                failureTexts {
                    stage.keyboard.type(.return)
                    stage.keyboard.isHardwareKeyboardConnected = true
                    stage.keyboard.type("\n")
                } == ["Pressing the return key \(reason)", "Pressing the return key \(reason)"])
        }
    }

    @Test("What takes no text is named, and not another input")
    func noInput() {
        KeyboardStage.run { stage in
            _ = stage.field()
            let sizes = UISegmentedControl(items: ["S", "M"])
            sizes.frame = CGRect(x: 20, y: 500, width: 200, height: 32)
            sizes.accessibilityIdentifier = "size"
            stage.window.addSubview(sizes)
            #expect(
                failureTexts { theFirstView(withIdentifier("size")).type("x") } == [
                    "type failed: UISegmentedControl #size takes no text: neither it nor anything else became first"
                        + " responder when it was tapped."
                ])
        }
    }

    @Test("Without a first responder the inputs are listed, those without other names by their placeholders")
    func inputs() {
        KeyboardStage.run { stage in
            for (index, placeholder) in ["E-mail", "Password", ""].enumerated() {
                let field = UITextField(
                    frame: CGRect(x: 0, y: CGFloat(100 + index * 50), width: 200, height: 40))
                field.placeholder = placeholder
                stage.window.addSubview(field)
            }
            #expect(
                failureTexts { stage.keyboard.type("ab") } == [
                    "Typing \"ab\" failed: nothing in UIWindow is first responder; tap on a text field first, such as"
                        + " UITextField with the placeholder \"E-mail\", UITextField with the placeholder \"Password\","
                        + " UITextField."
                ])
        }
    }

    @Test("All functions that type fail for the same reason without an input")
    func everyWay() {
        KeyboardStage.run { stage in
            let keyboard = stage.keyboard
            let reason = "failed: nothing in UIWindow is first responder; tap on a text field first."
            #expect(
                failureTexts {
                    keyboard.type("ab")
                    keyboard.type(["ab", .delete])
                    keyboard.type(.more)
                    keyboard.type(.dismiss)
                    keyboard.clearText()
                    keyboard.dictate("ab")
                    keyboard.isHardwareKeyboardConnected = true
                    keyboard.type("ab")
                    keyboard.type(.delete)
                    keyboard.type(.shift + "a")
                } == [
                    "Typing \"ab\" \(reason)", "Typing \"ab\" \(reason)", "Pressing the more key \(reason)",
                    "Dismissing the keyboard \(reason)", "Clearing the text \(reason)",
                    "Dictating \"ab\" \(reason)",
                    "Typing \"ab\" \(reason)", "Pressing the delete key \(reason)", "Typing \"a\" \(reason)",
                ])
            // These mean something without a text.
            keyboard.type(.left, .escape, .command + "n", .command + "c", .tab, .function(1))
        }
    }

    @Test("The failure is at the line that types")
    func line() {
        KeyboardStage.run { stage in
            let line = UInt(#line)
            let failures = FailureCollector.failures {
                stage.keyboard.type("a", .delete)
                stage.keyboard.clearText()
                stage.keyboard.press("a")
            }
            #expect(failures.map { ($0.site?.line ?? 0) - line } == [2, 3, 4])
        }
    }

    @Test("A delegate that removes the field, empties it or types itself meanwhile does no harm")
    func reentrant() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.delegate = nil }
            tapOn(field)
            var depth = 0
            field.addAction(
                UIAction { _ in
                    depth += 1
                    if depth == 1 { SoftwareKeyboard.main.type("XY") }
                    if field.text?.hasSuffix("c") == true { field.removeFromSuperview() }
                }, for: .editingChanged)
            let failures = failureTexts { stage.keyboard.type("abcd") }
            #expect(field.text == "aXYbc")
            #expect(
                failures == [
                    """
                    Typing "abcd" stopped after "abc": nothing in UIWindow is first responder: UITextField "aXYbc" \
                    #field was removed from its window at 0 s, in this call; tap on a text field first.
                    """
                ])
            #expect(!stage.keyboard.isVisible)
        }
    }
}
