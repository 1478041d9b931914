import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Selections, pastes, clears, secrets and undo in a text field, as logs of what is asked and told.
@MainActor @Suite("Editing text fields") struct UITextFieldEditingTests {
    let log = EventLog()
    let delegate: FieldLog

    init() {
        delegate = FieldLog(log)
        delegate.writesSelection = true
    }

    /// Runs `body` with a field that is edited, and nothing written down yet.
    private func edit(_ text: String = "", _ body: (UITextField) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            field.text = text
            _ = UIWindow.showing(field)
            field.becomeFirstResponder()
            _ = log.take()
            body(field)
        }
    }

    private func select(_ range: Range<Int>, in field: UITextField) {
        field.model.select(NSRange(range))
        _ = log.take()
    }

    @Test("Typed or pasted text replaces the selection, in UIKit's order of calls")
    func replacing() {
        edit("Hello world") { field in
            select(6..<11, in: field)
            field.takeKey("a")
            field.takeKey("b")
            #expect(
                log.take() == """
                    shouldChange 6+5 to "a"
                    selection 7+0
                    editingChanged
                    shouldChange 7+0 to "b"
                    selection 8+0
                    editingChanged
                    """)
            select(0..<5, in: field)
            UIPasteboard.general.string = "Good\nbye"
            field.paste(nil)
            #expect(
                log.take() == "shouldChange 0+5 to \"Good bye\"\nselection 8+0\neditingChanged")
            #expect(field.text == "Good bye ab")
            select(4..<8, in: field)
            field.cut(nil)
            #expect(log.take() == "shouldChange 4+4 to \"\"\nselection 4+0\neditingChanged")
            #expect(field.text == "Good ab" && UIPasteboard.general.string == " bye")
            field.perform(.delete(.character(.forward)))
            #expect(log.take() == "shouldChange 4+1 to \"\"\neditingChanged")
        }
    }

    @Test(
        "A refusal is honoured in every way to change the text",
        arguments: [
            "type", "delete", "forward delete", "paste", "cut", "delete action", "mark", "undo", "clear",
        ])
    func refused(way: String) {
        edit { field in
            field.takeKey("Hello")
            UIPasteboard.general.string = "x"
            field.clearButtonMode = .always
            select(1..<3, in: field)
            delegate.refused = ["shouldChange", "shouldClear"]
            switch way {
            case "type": field.takeKey("x")
            case "delete": field.takeDeleteKey()
            case "forward delete": field.perform(.delete(.word(.forward)))
            case "paste": field.paste(nil)
            case "cut": field.cut(nil)
            case "delete action": field.delete(nil)
            case "mark": field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            case "undo": field.undoManager?.undo()
            default: field.pressClear()
            }
            #expect(field.text == "Hello")
            let lines = log.lines
            #expect(lines.count == 1 && (lines.first?.hasPrefix("should") ?? false), "\(lines)")
        }
    }

    @Test("Notifications come last, with the field as their object, in the field's own world")
    func notifications() {
        edit("a") { field in
            let names = [
                UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
                UITextField.textDidEndEditingNotification,
            ]
            let log = log
            for name in names {
                _ = NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
                    let name = note.name.rawValue
                    MainActor.assumeIsolated { log.add(name) }
                }
            }
            UIApplication.withShared(UIApplication()) {
                NotificationCenter.default.post(name: names[1], object: field)
            }
            #expect(log.take() == "")
            field.takeKey("b")
            field.text = "c"
            field.resignFirstResponder()
            field.becomeFirstResponder()
            #expect(
                log.take() == """
                    shouldChange 1+0 to "b"
                    selection 2+0
                    editingChanged
                    UITextFieldTextDidChangeNotification
                    selection 1+0
                    shouldEnd
                    didEnd
                    editingDidEnd
                    UITextFieldTextDidEndEditingNotification
                    shouldBegin
                    didBegin
                    editingDidBegin
                    UITextFieldTextDidBeginEditingNotification
                    """)
        }
    }

    @Test("The clear button shows while there is text, and its tap asks, clears and begins editing")
    func clearButton() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            field.clearButtonMode = .whileEditing
            _ = UIWindow.showing(field)
            let button = field.subviews.first { $0.accessibilityLabel == "Clear text" }
            #expect(button?.isHidden == true)
            field.becomeFirstResponder()
            #expect(button?.isHidden == true)
            field.takeKey("abc")
            #expect(button?.isHidden == false)
            UIApplication.shared.commit()
            _ = log.take()
            Finger.tap(CGPoint(x: button?.frame.midX ?? 0, y: button?.frame.midY ?? 0))
            #expect(log.take() == "shouldClear\nselection 0+0\neditingChanged")
            #expect(field.text == "" && button?.isHidden == true)
            field.resignFirstResponder()
            field.text = "x"
            #expect(button?.isHidden == true)
            field.clearButtonMode = .always
            #expect(button?.isHidden == false)
            _ = log.take()
            Finger.tap(CGPoint(x: button?.frame.midX ?? 0, y: button?.frame.midY ?? 0))
            #expect(
                log.take()
                    == "shouldClear\nselection 0+0\neditingChanged\nshouldBegin\ndidBegin\neditingDidBegin")
            field.undoManager?.undo()
            #expect(field.text == "x")
        }
    }

    @Test(
        "Side views show by their modes and take room; the right one replaces the clear button"
    )
    func overlays() {
        edit("text") { field in
            let (left, right) = (
                UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
                UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            )
            (field.leftView, field.rightView) = (left, right)
            #expect(left.superview === field && left.isHidden && right.isHidden)
            field.leftViewMode = .always
            field.clearButtonMode = .always
            field.layoutIfNeeded()
            #expect(left.frame == CGRect(x: 0, y: 10, width: 20, height: 20) && !left.isHidden)
            #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 154, height: 40))
            field.rightViewMode = .unlessEditing
            #expect(right.isHidden && field.showsClearButton)
            field.resignFirstResponder()
            field.layoutIfNeeded()
            #expect(right.frame == CGRect(x: 170, y: 5, width: 30, height: 30) && !right.isHidden)
            #expect(!field.showsClearButton)
            field.leftView = nil
            #expect(left.superview == nil)
            #expect(field.textRect(forBounds: field.bounds).minX == 0)
            field.borderStyle = .roundedRect
            #expect(field.textRect(forBounds: field.bounds).minX == 7)
        }
    }

    @Test("Secure text cannot be copied, and the first key of a new session clears it")
    func secrets() {
        edit { field in
            field.isSecureTextEntry = true
            for letter in ["s", "3", "c"] { field.takeKey(letter) }
            field.selectAll(nil)
            #expect(
                !field.canPerformAction(.copy, withSender: nil)
                    && !field.canPerformAction(.cut, withSender: nil))
            field.copy(nil)
            field.cut(nil)
            #expect(UIPasteboard.general.string == nil && field.text == "s3c")
            #expect(field.undoManager?.canUndo == false)
            field.resignFirstResponder()
            field.becomeFirstResponder()
            _ = log.take()
            field.takeKey("n")
            #expect(log.take() == "shouldChange 3+0 to \"n\"\nselection 1+0\neditingChanged")
            #expect(field.text == "n")
            field.takeKey("e")
            #expect(field.text == "ne" && field.readableText == "••")
            field.resignFirstResponder()
            field.becomeFirstResponder()
            field.takeDeleteKey()
            #expect(field.text == "")
        }
    }

    @Test("Text can be cleared as editing begins, and by the next inserted text")
    func clearing() {
        edit("old") { field in
            field.resignFirstResponder()
            field.clearsOnBeginEditing = true
            delegate.refused = ["shouldClear"]
            _ = log.take()
            field.becomeFirstResponder()
            #expect(
                log.take() == "shouldBegin\nshouldClear\ndidBegin\neditingDidBegin" && field.text == "old")
            field.clearsOnInsertion = true
            field.takeKey("n")
            #expect(log.take() == "shouldChange 0+3 to \"n\"\nselection 1+0\neditingChanged")
            #expect(field.text == "n" && !field.clearsOnInsertion)
            field.clearsOnInsertion = true
            field.perform(.move(.character(.backward)))
            #expect(!field.clearsOnInsertion)
            delegate.refused = []
            field.resignFirstResponder()
            field.becomeFirstResponder()
            #expect(field.text == "")
        }
    }

    @Test("A delegate can reformat a telephone number with each key, and place the caret")
    func phoneNumber() {
        final class Formatter: UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
                let digits = text.filter(\.isNumber).prefix(10)
                var parts: [Substring] = [
                    digits.prefix(3), digits.dropFirst(3).prefix(3), digits.dropFirst(6),
                ]
                parts.removeAll(where: \.isEmpty)
                textField.text = parts.joined(separator: "-")
                return false
            }
        }
        edit { field in
            let formatter = Formatter()
            field.delegate = formatter
            for digit in "01234567890" { field.takeKey(String(digit)) }
            #expect(field.text == "012-345-6789" && field.model.selection == TextSelection(caret: 12))
            for _ in 0..<4 { field.takeDeleteKey() }
            #expect(field.text == "012-345")
            field.selectedTextRange = TextSpan(1..<1)
            field.takeKey("9")
            #expect(field.text == "091-234-5" && field.undoManager?.canUndo == false)
        }
    }

    @Test("Typing is undone in one step, up to a moved caret or another edit")
    func undo() {
        edit { field in
            for letter in ["a", "b", "c"] { field.takeKey(letter) }
            field.perform(.move(.character(.backward)))
            for letter in ["d", "e"] { field.takeKey(letter) }
            field.takeDeleteKey()
            field.takeDeleteKey()
            UIPasteboard.general.string = "xyz"
            UIApplication.shared.commit()
            field.paste(nil)
            #expect(field.text == "abxyzc")
            guard let manager = field.undoManager else { return }
            @MainActor func undone() -> [String] {
                var texts: [String] = []
                while manager.canUndo {
                    manager.undo()
                    texts.append("\(field.text ?? "")@\(field.model.selection.head)")
                }
                return texts
            }
            // All that was done in the first turn is one group.
            #expect(undone() == ["abc@2", "@0"])
            while manager.canRedo { manager.redo() }
            #expect(field.text == "abxyzc" && field.model.selection == TextSelection(caret: 5))
        }
    }

    @Test("Each run of typing is undone separately, even if each key is a separate turn")
    func undoByTurns() {
        edit { field in
            @MainActor func key(_ press: @MainActor () -> Void) {
                press()
                UIApplication.shared.commit()
            }
            for letter in ["a", "b", "c"] { key { field.takeKey(letter) } }
            key { field.takeDeleteKey() }
            key { field.takeDeleteKey() }
            key { field.takeKey("d") }
            key { field.perform(.move(.document(.backward))) }
            key { field.takeKey("e") }
            #expect(field.undoManager?.undoActionName == "Typing")
            var texts: [String] = []
            while let manager = field.undoManager, manager.canUndo {
                manager.undo()
                texts.append(field.text ?? "")
            }
            #expect(texts == ["ad", "a", "abc", ""])
            _ = log.take()
            field.undoManager?.redo()
            #expect(log.take() == "shouldChange 0+0 to \"abc\"\nselection 3+0\neditingChanged")
            field.resignFirstResponder()
            #expect(field.undoManager?.canUndo == false && field.undoManager?.canRedo == false)
        }
    }

    @Test("Provisional text is replaced until it is confirmed")
    func marking() {
        edit("x") { field in
            field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
            field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(field.text == "xni" && field.markedTextRange == TextSpan(1..<3))
            field.takeKey("日")
            #expect(field.text == "x日" && field.markedTextRange == nil)
            field.setMarkedText("hon", selectedRange: NSRange(location: 0, length: 99))
            #expect(field.selectedTextRange == TextSpan(2..<5))
            field.unmarkText()
            #expect(field.text == "x日hon" && field.markedTextRange == nil)
            field.setMarkedText("q", selectedRange: NSRange(location: NSNotFound, length: 0))
            field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            #expect(field.text == "x日" && field.markedTextRange == nil)
            field.setMarkedText("a\nb", selectedRange: NSRange(location: 3, length: 0))
            #expect(field.text == "x日a b")
        }
    }

    @Test("Attributes stay with their text while it is edited")
    func attributes() {
        let key = NSAttributedString.Key("note")
        let field = UITextField()
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(key, value: 1, range: NSRange(location: 0, length: 1))
        field.attributedText = text
        field.takeKey("c")
        field.model.select(TextSelection(caret: 1))
        field.takeKey("x")
        let result = field.attributedText
        #expect(result?.string == "axbc")
        let noted = (0..<4).map { result?.attribute(key, at: $0, effectiveRange: nil) != nil }
        #expect(noted == [true, true, false, false])
        field.text = "new"
        #expect(field.attributedText?.attribute(key, at: 0, effectiveRange: nil) == nil)
    }
}
