import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// UIKit's keyboard asks the delegate before it calls `insertText(_:)` or `deleteBackward()`; code that calls them asks
/// nobody.
@MainActor
@Suite("Text edited by code") struct EditingByCodeTests {
    let log = EventLog()
    let delegate: FieldLog

    init() {
        delegate = FieldLog(log)
    }

    @Test(
        "Code edits a field without asking the delegate, which would refuse, and is told of the change",
        arguments: [
            ("insertText", "ab!"), ("deleteBackward", "a"), ("replace", "xb"), ("word", "abx"),
        ])
    func field(way: String, text: String) {
        let field = delegate.field()
        field.text = "ab"
        delegate.refused = ["shouldChange"]
        switch way {
        case "insertText": field.insertText("!")
        case "deleteBackward": field.deleteBackward()
        case "replace": field.replace(TextSpan(0..<1), withText: "x")
        default: field.replace(TextSpan(2..<2), withText: "x")
        }
        #expect(field.text == text)
        #expect(log.take() == "editingChanged")
    }

    @Test("Code edits a text view without asking the delegate")
    func textView() {
        final class Closed: UITextViewDelegate {
            var changes = 0
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { false }
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let (view, delegate) = (UITextView(), Closed())
        view.delegate = delegate
        view.insertText("one\n")
        view.insertText("two")
        view.deleteBackward()
        view.replace(TextSpan(0..<3), withText: "1")
        #expect(view.text == "1\ntw" && delegate.changes == 4)
        view.takeKey("x")
        view.takeDeleteKey()
        #expect(view.text == "1\ntw" && delegate.changes == 4)
    }

    @Test("What is typed reaches overrides only once the delegate has allowed it")
    func overrides() {
        final class Shouting: UITextField {
            var keys: [String] = []
            override func insertText(_ text: String) {
                keys.append(text)
                super.insertText(text.uppercased())
            }
            override func deleteBackward() {
                keys.append("delete")
                super.deleteBackward()
            }
        }
        let field = Shouting()
        field.delegate = delegate
        field.takeDeleteKey()
        field.takeKey("a")
        delegate.refused = ["shouldChange"]
        field.takeKey("b")
        field.takeDeleteKey()
        #expect(field.text == "A" && field.keys == ["delete", "a"])
        #expect(
            log.take() == """
                shouldChange 0+0 to "a"
                shouldChange 1+0 to "b"
                shouldChange 0+1 to ""
                """)
    }

    @Test("A text that can only be read stays as it is")
    func readOnly() {
        let view = UITextView()
        view.text = "ab"
        view.isEditable = false
        view.insertText("c")
        view.deleteBackward()
        view.replace(TextSpan(0..<1), withText: "x")
        #expect(view.text == "ab")
    }
}
