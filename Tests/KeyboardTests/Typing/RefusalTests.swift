import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Refused text changes") struct RefusalTests {
    /// Lets in what keeps a text to four characters.
    private final class AtMostFour: UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            (textField.text?.count ?? 0) - range.length + string.count <= 4
        }
    }

    /// Refuses everything.
    private final class Closed: UITextFieldDelegate, UITextViewDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { false }

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { false }
    }

    /// Refuses everything, and puts digits in by itself, in groups of two.
    private final class Grouping: UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            let digits = ((textField.text ?? "") + string).filter(\.isNumber)
            textField.text = digits.enumerated().map {
                $0.offset % 2 == 1 ? "\($0.element) " : "\($0.element)"
            }.joined()
            return false
        }
    }

    /// Takes a line break for the end of the typing.
    private final class EndingAtReturn: UITextViewDelegate {
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            if text == "\n" { textView.resignFirstResponder() }
            return text != "\n"
        }
    }

    @Test("A delegate that resigns first responder at a key refuses nothing: it handled the key")
    func focusGivenUp() {
        KeyboardStage.run { stage in
            let delegate = EndingAtReturn()
            let view = stage.textView()
            view.delegate = delegate
            tapOn(view)
            #expect(FailureCollector.failures { SoftwareKeyboard.main.type("hi", .return) }.map(\.text) == [])
            #expect(view.text == "hi" && !view.isFirstResponder)
            tapOn(view)
            #expect(FailureCollector.failures { SoftwareKeyboard.main.type("!\n") }.map(\.text) == [])
            #expect(!view.isFirstResponder)
        }
    }

    @Test("A refusal is a failure that names the view, the delegate method and the text typed so far")
    func failure() {
        KeyboardStage.run { stage in
            let delegate = AtMostFour()
            let field = stage.field { $0.delegate = delegate }
            tapOn(field)
            #expect(
                failureTexts { stage.keyboard.type("123456") } == [
                    """
                    Typing "123456" stopped after "1234": the delegate of UITextField "1234" #field refused "5", in textField(_:shouldChangeCharactersIn:replacementString:).
                    """
                ])
            #expect(field.text == "1234")
        }
    }

    @Test("A test expects a refusal, and it must match exactly")
    func expected() {
        KeyboardStage.run { stage in
            let delegate = AtMostFour()
            let field = stage.field { $0.delegate = delegate }
            tapOn(field)
            stage.keyboard.type("123456", refused: "56")
            #expect(field.text == "1234")
            stage.keyboard.type("7", refused: .anything)
            stage.keyboard.type("", refused: .nothing)
            #expect(
                failureTexts {
                    stage.keyboard.type("89", refused: "8")
                    stage.keyboard.clearText()
                    stage.keyboard.type("1", refused: "1")
                } == [
                    #"Expected the delegate to refuse "8" in "89", but it refused "89"."#,
                    #"Expected the delegate to refuse "1" in "1", but it accepted everything."#,
                ])
        }
    }

    @Test("A delegate that returns false and changes the text itself refuses nothing")
    func formatting() {
        KeyboardStage.run { stage in
            let delegate = Grouping()
            let field = stage.field { $0.delegate = delegate }
            tapOn(field)
            stage.keyboard.type("12345")
            #expect(field.text == "12 34 5")
        }
    }

    @Test("Undoing, cutting and pasting are refused as typing is, and named by their chords")
    func chords() {
        KeyboardStage.run { stage in
            let delegate = AtMostFour()
            let closed = Closed()
            let field = stage.field { $0.delegate = delegate }
            tapOn(field)
            stage.keyboard.type("123")
            UIPasteboard.general.string = "45"
            let failures = failureTexts {
                stage.keyboard.type(.command + "v")
                field.delegate = closed
                stage.keyboard.type(.command + "z")
                stage.keyboard.type(.command + "a", .command + "x")
            }
            let refusal = """
                failed: the delegate of UITextField "123" #field refused that, in \
                textField(_:shouldChangeCharactersIn:replacementString:).
                """
            #expect(
                failures == [
                    "Pressing command + \"v\" \(refusal)", "Pressing command + \"z\" \(refusal)",
                    "Pressing command + \"x\" \(refusal)",
                ])
            #expect(field.text == "123")
        }
    }

    @Test("A failure shortens a long text to both ends")
    func longText() {
        KeyboardStage.run { stage in
            let delegate = AtMostFour()
            let field = stage.field { $0.delegate = delegate }
            tapOn(field)
            let text = "1234" + String(repeating: "é", count: 397)
            let ends = "\"1234\(String(repeating: "é", count: 96))…\(String(repeating: "é", count: 100))\""
            #expect(
                failureTexts {
                    stage.keyboard.type(text)
                    field.text = ""
                    stage.keyboard.type(String(text.dropLast()), refused: .text("é"))
                } == [
                    """
                    Typing \(ends) (401 characters) stopped after "1234": the delegate of \
                    UITextField "1234" #field refused "é", in textField(_:shouldChangeCharactersIn:replacementString:).
                    """,
                    """
                    Expected the delegate to refuse "é" in "\(text.dropLast())", but it refused \
                    "\(String(repeating: "é", count: 396))".
                    """,
                ])
        }
    }

    @Test("Keys are refused as well, in a text view too")
    func keys() {
        KeyboardStage.run { stage in
            let view = stage.textView()
            let delegate = Closed()
            view.delegate = delegate
            view.text = "a"
            tapOn(view)
            let refusal = """
                failed: the delegate of \(view.summary) refused that, in \
                textView(_:shouldChangeTextIn:replacementText:).
                """
            #expect(
                failureTexts {
                    stage.keyboard.type(.delete)
                    stage.keyboard.clearText()
                    stage.keyboard.type(.return)
                    stage.keyboard.type(.delete, .return, refused: .anything)
                } == [
                    "Pressing the delete key \(refusal)", "Clearing the text \(refusal)",
                    "Pressing the return key \(refusal)".replacingOccurrences(
                        of: "that", with: "the line break"),
                ])
        }
    }
}
