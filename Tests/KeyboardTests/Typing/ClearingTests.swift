import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Clearing text and refused line breaks") struct ClearingTests {
    /// Answers whether the field may be cleared, and writes down what it is asked.
    private final class Clearing: UITextFieldDelegate {
        var log: [String] = []
        var isAllowed = true

        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            log.append("shouldClear")
            return isAllowed
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            log.append("shouldChange")
            return true
        }

        func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    }

    @Test("A field asks textFieldShouldClear once; a refused clear changes nothing, and is a failure")
    func clearing() {
        KeyboardStage.run { stage in
            let delegate = Clearing()
            let field = stage.field {
                $0.text = "some text"
                $0.delegate = delegate
            }
            tapOn(field)
            delegate.log = []
            delegate.isAllowed = false
            #expect(
                failureTexts { stage.keyboard.clearText() } == [
                    """
                    Clearing the text failed: the delegate of UITextField "some text" #field refused that, in \
                    textFieldShouldClear(_:).
                    """
                ])
            #expect(field.text == "some text" && delegate.log == ["shouldClear"])
            delegate.isAllowed = true
            delegate.log = []
            stage.keyboard.clearText()
            #expect(field.text == "" && delegate.log == ["shouldClear", "selection"])
            #expect(stage.takeLog() == ["changed"])
        }
    }

    @Test("A delegate that clears the field itself and returns false has refused nothing")
    func clearedByDelegate() {
        final class Own: UITextFieldDelegate {
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
                textField.text = "0"
                return false
            }
        }
        KeyboardStage.run { stage in
            let delegate = Own()
            let field = stage.field {
                $0.text = "12"
                $0.delegate = delegate
            }
            tapOn(field)
            stage.keyboard.clearText()
            #expect(field.text == "0")
        }
    }

    @Test("Dismissing posts all four notifications immediately, and does nothing while no keyboard is shown")
    func dismissing() {
        KeyboardStage.run { stage in
            let center = NotificationCenter.default
            let names: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillHideNotification, "willHide"),
                (UIResponder.keyboardDidHideNotification, "didHide"),
                (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
                (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
                (UIResponder.keyboardWillShowNotification, "willShow"),
                (UIResponder.keyboardDidShowNotification, "didShow"),
            ]
            stage.keyboard.dismiss()
            let field = stage.field()
            stage.keyboard.dismiss()
            tapOn(field)
            _ = stage.takeLog()
            let observers = names.map { name, text in
                center.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { stage.note(text) }
                }
            }
            stage.keyboard.dismiss()
            #expect(stage.takeLog() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
            #expect(field.isFirstResponder && !stage.keyboard.isVisible)
            stage.keyboard.dismiss()
            #expect(stage.takeLog() == [])
            for observer in observers { center.removeObserver(observer) }
        }
    }

    /// Lets in everything but line breaks.
    private final class OneLine: UITextViewDelegate {
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "\n" }
    }

    @Test(
        "A refused line break counts as refused, on the screen's keys and on hardware's",
        arguments: [true, false])
    func lineBreak(isHardware: Bool) {
        KeyboardStage.run { stage in
            let (view, delegate) = (stage.textView(), OneLine())
            view.delegate = delegate
            tapOn(view)
            stage.keyboard.isHardwareKeyboardConnected = isHardware
            stage.keyboard.type("a\n", refused: "\n")
            stage.keyboard.type("b", .return, "c\n", refused: "\n\n")
            #expect(view.text == "abc")
            #expect(
                failureTexts { stage.keyboard.type("d\n", refused: "d") } == [
                    #"Expected the delegate to refuse "d" in "d\n", but it refused "\n"."#
                ])
        }
    }
}
