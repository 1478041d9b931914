import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Delegates and handlers that make changes during a change.
@MainActor @Suite("Reentrant text changes") struct TextReentrancyTests {
    let log = EventLog()
    let delegate: FieldLog

    init() {
        delegate = FieldLog(log)
        delegate.writesSelection = true
    }

    private func show(_ body: (UITextField, UITextField) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (delegate.field("A"), delegate.field("B", y: 100))
            _ = UIWindow.showing(a, b)
            a.becomeFirstResponder()
            _ = log.take()
            body(a, b)
        }
    }

    @Test("A delegate that removes the field while it is asked ends editing, and the key is still inserted")
    func removed() {
        show { a, _ in
            delegate.reactions["shouldChange"] = { $0.removeFromSuperview() }
            a.takeKey("x")
            #expect(a.text == "x" && !a.isEditing)
            #expect(
                log.take() == """
                    A shouldChange 0+0 to "x"
                    A shouldEnd
                    A didEnd
                    A editingDidEnd
                    A selection 1+0
                    A editingChanged
                    """)
        }
    }

    @Test("A handler can move first responder while a key is pressed")
    func moved() {
        show { a, b in
            delegate.reactions["selection"] = { field in if field === a { b.becomeFirstResponder() } }
            a.takeKey("x")
            #expect(b.isEditing && a.text == "x")
            #expect(log.lines.last == "A editingChanged")
        }
    }

    @Test("A delegate can set the text when the selection changes")
    func setting() {
        show { a, _ in
            delegate.reactions["selection"] = { field in if field.text == "x" { field.text = "xyz" } }
            a.takeKey("x")
            #expect(a.text == "xyz" && a.model.selection == TextSelection(caret: 3))
        }
    }

    @Test("Endless changes are a failure, and are stopped")
    func endless() {
        show { a, _ in
            delegate.reactions["selection"] = { field in
                field.perform(
                    .move(field.model.selection.head == 0 ? .character(.forward) : .character(.backward)))
            }
            let failures = FailureCollector.failures { a.takeKey("x") }
            #expect(
                failures.map(\.text) == [
                    """
                    Endless changes to UITextField "x", stopped 50 levels deep: a delegate, action or observer answers \
                    each change with another. The last one is not reported to them.
                    """
                ])
        }
    }

    @Test(
        "A field or a view that is hidden or disabled resigns first responder",
        arguments: ["hidden", "disabled"])
    func hidden(way: String) {
        show { a, _ in
            delegate.refused = ["shouldEnd"]
            if way == "hidden" { a.isHidden = true } else { a.isEnabled = false }
            #expect(!a.isEditing)
            #expect(log.take() == "A shouldEnd\nA didEnd\nA editingDidEnd")
        }
    }
}
