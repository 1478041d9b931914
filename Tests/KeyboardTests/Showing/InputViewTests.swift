import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Input views and input accessory views") struct InputViewTests {
    @Test("An accessory view is on top of the keyboard, in its window, and can be tapped")
    func accessory() {
        KeyboardStage.run { stage in
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            let done = UIButton(type: .system).named("done", 10, 0, 80, 44, in: bar)
            var taps = 0
            done.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let field = stage.field { $0.inputAccessoryView = bar }
            #expect(bar.window == nil)
            field.becomeFirstResponder()
            #expect(bar.window != nil && bar.window !== stage.window)
            tapOn(theFirstView(withIdentifier("done")).inside(stage.keyboard))
            #expect(taps == 1)
            #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 509, width: 390, height: 44))
            stage.keyboard.type("typed")
            #expect(field.text == "typed")
            stage.keyboard.isHardwareKeyboardConnected = true
            #expect(stage.keyboard.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
            #expect(!stage.keyboard.isVisible)
            field.resignFirstResponder()
            #expect(bar.window == nil)
        }
    }

    @Test(
        "A query that looks elsewhere names the accessory or input view that has it, and the query for it"
    )
    func outsideOfQueries() {
        KeyboardStage.run { stage in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            bar.items = [UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })]
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 0, height: 200)).named(
                "picker", 0, 0, 0, 200)
            let field = stage.field {
                $0.inputAccessoryView = bar
                $0.inputView = picker
            }
            tapOn(field)
            let lines = failureTexts {
                tapOn(theFirstView(withLabel("Done")))
                tapOn(theFirstView(ofClass(UIPickerView.self)))
            }.map { Array($0.components(separatedBy: "\n").prefix(3)) }
            #expect(lines.count == 2)
            #expect(
                lines.first == [
                    #"tapOn(theFirstView(withLabel("Done"))) found no view."#,
                    #"UIBarButton "Done" is shown with the keyboard, where queries look with inside(_:) alone."#,
                    #"Try: theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main)"#,
                ])
            #expect(lines.last?[1].hasPrefix("UIPickerView #picker is shown with the keyboard") == true)
            #expect(
                failureTexts { tapOn(theFirstView(withLabel("Done")).inside(SoftwareKeyboard.main)) } == [])
            field.resignFirstResponder()
            #expect(
                failureTexts { tapOn(theFirstView(withLabel("Done"))) }.first?.contains("with the keyboard")
                    == false)
        }
    }

    @Test("A custom input view is shown instead of the keyboard, and typing then fails")
    func inputView() {
        KeyboardStage.run { stage in
            let picker = UIButton(type: .system).named("picker", 0, 0, 0, 200)
            let field = stage.field { $0.inputView = picker }
            tapOn(field)
            #expect(stage.keyboard.frame == CGRect(x: 0, y: 644, width: 390, height: 200))
            #expect(!stage.keyboard.isVisible)
            #expect(theFirstView(withIdentifier("picker")).inside(stage.keyboard).first === picker)
            picker.addAction(UIAction { _ in field.text = "picked" }, for: .touchUpInside)
            tapOn(picker)
            #expect(field.text == "picked")
            let failure = "failed: \(field.summary) shows \(picker.summary) instead of the keyboard."
            #expect(
                failureTexts {
                    stage.keyboard.type("a")
                    stage.keyboard.type(.delete)
                    stage.keyboard.clearText()
                    stage.keyboard.dictate("a")
                } == [
                    "Typing \"a\" \(failure)", "Pressing the delete key \(failure)",
                    "Clearing the text \(failure)",
                    "Dictating \"a\" \(failure)",
                ])
            field.inputView = nil
            field.reloadInputViews()
            #expect(picker.window == nil)
            #expect(stage.keyboard.isVisible)
        }
    }

    @Test("A controller's accessory view stays for an input inside it that is first responder")
    func chatBar() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            let message = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        KeyboardStage.run { stage in
            let chat = Chat()
            chat.bar.addSubview(chat.message)
            stage.window.rootViewController = chat
            chat.becomeFirstResponder()
            #expect(stage.keyboard.frame == CGRect(x: 0, y: 794, width: 390, height: 50))
            #expect(!stage.keyboard.isVisible)
            tapOn(chat.message)
            #expect(chat.message.isFirstResponder)
            #expect(stage.window.firstResponder === chat.message)
            #expect(stage.keyboard.frame == CGRect(x: 0, y: 503, width: 390, height: 341))
            stage.keyboard.type("hello")
            #expect(chat.message.text == "hello")
            chat.message.resignFirstResponder()
            #expect(chat.bar.window == nil)
        }
    }

    @Test("Unusual input views do no harm: a window, one of zero size, the same one twice")
    func odd() {
        KeyboardStage.run { stage in
            let view = UIView()
            let field = stage.field {
                $0.inputView = view
                $0.inputAccessoryView = view
            }
            tapOn(field)
            #expect(stage.keyboard.frame.height == 216)
            field.inputView = UIWindow()
            field.reloadInputViews()
            #expect(stage.keyboard.isVisible)
            view.bounds.size.height = 30
            field.reloadInputViews()
            #expect(stage.keyboard.frame.height == 321)
            view.removeFromSuperview()
            #expect(stage.keyboard.isVisible)
        }
    }
}
