import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Refused changes of first responder") struct FocusRefusalTests {
    /// Refuses what it is told to, of fields and of text views.
    private final class Refusing: UITextFieldDelegate, UITextViewDelegate {
        var refusesToBegin = false
        var refusesToEnd = false

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refusesToBegin }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !refusesToEnd }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !refusesToBegin }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { !refusesToEnd }
    }

    private let delegate = Refusing()

    @Test("Typing after the delegate refused first responder names the view whose delegate refused")
    func begin() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.delegate = delegate }
            let view = stage.textView()
            view.delegate = delegate
            delegate.refusesToBegin = true
            let failures = failureTexts {
                tapOn(field)
                stage.keyboard.type("ab")
                tapOn(view)
                stage.keyboard.type(.delete)
                stage.keyboard.isHardwareKeyboardConnected = true
                stage.keyboard.type("ab")
            }
            let notes = """
                nothing in UIWindow is first responder; the delegate of \(view.summary) refused it, in \
                textViewShouldBeginEditing(_:).
                """
            #expect(
                failures == [
                    """
                    Typing "ab" failed: nothing in UIWindow is first responder; the delegate of UITextField #field \
                    refused it, in textFieldShouldBeginEditing(_:).
                    """,
                    "Pressing the delete key failed: \(notes)",
                    "Typing \"ab\" failed: \(notes)",
                ])
        }
    }

    @Test(
        "A refusal is forgotten once first responder moved, or the input left its window or resigned",
        arguments: ["moved", "removed", "let go"])
    func over(way: String) {
        KeyboardStage.run { stage in
            let (field, other) = (stage.field { $0.delegate = delegate }, stage.field("other"))
            delegate.refusesToBegin = way != "let go"
            tapOn(field)
            var (name, line) = ("", #line - 1)
            switch way {
            case "moved":
                tapOn(other)
                other.resignFirstResponder()
                (name, line) = ("other", #line - 2)
            case "removed": field.removeFromSuperview()
            default:
                delegate.refusesToEnd = true
                #expect(!field.resignFirstResponder())
                field.endEditing(true)
                name = "field"
            }
            let call = "tapOn at FocusRefusalTests.swift:\(line)"
            let loss = name == "" ? "" : ": UITextField #\(name) resigned at 0 s, after \(call)"
            #expect(
                failureTexts { stage.keyboard.type("a") } == [
                    """
                    Typing "a" failed: nothing in UIWindow is first responder\(loss); tap on a text field first.
                    Try: tapOn(theFirstView(withIdentifier("\(way == "let go" ? "field" : "other")")))
                    """
                ])
        }
    }

    @Test("The tab key fails if a delegate refuses the change of first responder, unless a test expects it")
    func tab() {
        KeyboardStage.run { stage in
            let (first, second) = (stage.field("first"), stage.field("second") { $0.delegate = delegate })
            tapOn(first)
            delegate.refusesToBegin = true
            let begin = failureTexts { stage.keyboard.type(.tab) }
            #expect(first.isFirstResponder)
            delegate.refusesToBegin = false
            stage.keyboard.type(.tab)
            delegate.refusesToEnd = true
            let end = failureTexts { stage.keyboard.type(.shift + .tab) }
            stage.keyboard.type(.tab, refused: .anything)
            #expect(second.isFirstResponder)
            let refusal = "failed: the delegate of UITextField #second refused that, in"
            #expect(begin == ["Pressing the tab key \(refusal) textFieldShouldBeginEditing(_:)."])
            #expect(end == ["Pressing shift + tab \(refusal) textFieldShouldEndEditing(_:)."])
        }
    }

    @Test("Tab stays in the presented controller's view", arguments: [true, false])
    func presented(isLoaded: Bool) {
        KeyboardStage.run { stage in
            let (root, sheet) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            let behind = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            root.view.addSubview(behind)
            let inside = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
            if isLoaded { sheet.view.addSubview(inside) }
            root.present(sheet, animated: false)
            stage.keyboard.type(.tab, .tab)
            #expect(inside.isFirstResponder == isLoaded && !behind.isFirstResponder)
            root.dismiss(animated: false)
            stage.keyboard.type(.tab)
            #expect(behind.isFirstResponder)
        }
    }
}
