import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UITextFieldFocusTests {
    let log = EventLog()
    let delegate: FieldLog

    init() {
        delegate = FieldLog(log)
    }

    @Test("A touch gives it the focus, and asks first")
    func byTouch() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            let window = UIWindow.showing(field)
            Finger.tap(CGPoint(x: 5, y: 5))
            #expect(
                log.take() == """
                    touchDown
                    shouldBegin
                    didBegin
                    editingDidBegin
                    touchCancel
                    """)
            #expect(field.isEditing && field.isFirstResponder && window.firstResponder === field)
            Finger.tap(CGPoint(x: 5, y: 5))
            #expect(log.take() == "touchDown\ntouchCancel")
            #expect(field.resignFirstResponder())
            #expect(log.take() == "shouldEnd\ndidEnd\neditingDidEnd")
            #expect(!field.isEditing && field.resignFirstResponder())
            #expect(log.take() == "")
        }
    }

    @Test("A touch that ends elsewhere gives it no focus")
    func touchElsewhere() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            _ = UIWindow.showing(field)
            let finger = Finger(down: CGPoint(x: 5, y: 5))
            finger.move(to: CGPoint(x: 300, y: 300))
            finger.lift()
            #expect(!field.isEditing)
        }
    }

    @Test("A delegate that gives the field the focus when asked whether it may have it is asked once")
    func eagerDelegate() {
        final class Eager: UITextFieldDelegate {
            var asked = 0
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                asked += 1
                textField.becomeFirstResponder()
                return true
            }
        }
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            let eager = Eager()
            field.delegate = eager
            _ = UIWindow.showing(field)
            #expect(field.becomeFirstResponder())
            #expect(field.isFirstResponder)
            #expect(eager.asked == 1)
        }
    }

    @Test("A delegate can keep it from taking the focus and from letting go of it")
    func refusals() {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            _ = UIWindow.showing(field)
            delegate.refused = ["shouldBegin"]
            #expect(!field.becomeFirstResponder() && !field.isEditing)
            #expect(log.take() == "shouldBegin")
            delegate.refused = ["shouldEnd"]
            #expect(field.becomeFirstResponder())
            _ = log.take()
            #expect(!field.resignFirstResponder() && field.isEditing)
            #expect(log.take() == "shouldEnd")
        }
    }

    @Test("A field that cannot take the focus asks nobody", arguments: ["disabled", "in no window"])
    func impossible(reason: String) {
        UIApplication.withShared(UIApplication()) {
            let field = delegate.field()
            if reason == "disabled" {
                _ = UIWindow.showing(field)
                field.isEnabled = false
            }
            #expect(!field.becomeFirstResponder())
            #expect(log.take() == "")
        }
    }

    @Test("Of two fields, the first lets go before the second begins")
    func twoFields() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (delegate.field("A"), delegate.field("B", y: 100))
            _ = UIWindow.showing(a, b)
            a.becomeFirstResponder()
            _ = log.take()
            b.becomeFirstResponder()
            #expect(
                log.take() == """
                    B shouldBegin
                    A shouldEnd
                    A didEnd
                    A editingDidEnd
                    B didBegin
                    B editingDidBegin
                    """)
            #expect(!a.isEditing && b.isEditing)
            delegate.refused = ["shouldEnd"]
            #expect(!a.becomeFirstResponder())
            #expect(log.take() == "A shouldBegin\nB shouldEnd")
            #expect(!a.isEditing && b.isEditing)
        }
    }

    @Test("The end of one field's editing can lead on to another's")
    func handedOn() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (delegate.field("A"), delegate.field("B", y: 100))
            _ = UIWindow.showing(a, b)
            a.becomeFirstResponder()
            _ = log.take()
            delegate.reactions["didEnd"] = { field in if field === a { b.becomeFirstResponder() } }
            a.resignFirstResponder()
            #expect(
                log.take() == """
                    A shouldEnd
                    A didEnd
                    B shouldBegin
                    B didBegin
                    B editingDidBegin
                    A editingDidEnd
                    """)
            #expect(b.isEditing)
        }
    }

    @Test(
        "Its editing ends when it leaves the window, whatever the delegate says",
        arguments: ["removed", "superview removed", "hidden window", "root replaced"], [true, false])
    func leaving(way: String, isRefused: Bool) {
        UIApplication.withShared(UIApplication()) {
            let (root, field) = (UIViewController(), delegate.field())
            root.view.addSubview(field)
            let window = UIWindow.showing(root)
            field.becomeFirstResponder()
            _ = log.take()
            if isRefused { delegate.refused = ["shouldEnd"] }
            switch way {
            case "removed": field.removeFromSuperview()
            case "superview removed": root.view.removeFromSuperview()
            case "hidden window": window.isHidden = true
            default: window.rootViewController = nil
            }
            #expect(log.take() == "shouldEnd\ndidEnd\neditingDidEnd")
            #expect(window.firstResponder == nil && !field.isEditing)
        }
    }

    @Test(
        "Editing ends for a field behind what covers the screen, for one that is dismissed, and goes on behind"
    )
    func presentation() {
        UIApplication.withShared(UIApplication()) {
            let (root, front) = (UIViewController(), UIViewController())
            front.modalPresentationStyle = .fullScreen
            let (a, b) = (delegate.field("A"), delegate.field("B"))
            root.view.addSubview(a)
            front.view.addSubview(b)
            let window = UIWindow.showing(root)
            a.becomeFirstResponder()
            root.present(front, animated: false)
            #expect(!a.isEditing)
            b.becomeFirstResponder()
            _ = log.take()
            root.dismiss(animated: false)
            #expect(
                log.take() == """
                    B shouldEnd
                    B didEnd
                    B editingDidEnd
                    A shouldBegin
                    A didBegin
                    A editingDidBegin
                    """)
            #expect(window.firstResponder === a)
        }
    }

    @Test("A field that nobody holds is freed, focus or not, and its delegate is not kept")
    func freed() {
        UIApplication.withShared(UIApplication()) {
            weak var freed: UITextField?
            weak var freedDelegate: FieldLog?
            do {
                let delegate = FieldLog(log)
                let field = delegate.field()
                (freed, freedDelegate) = (field, delegate)
                _ = UIWindow.showing(field)
                field.becomeFirstResponder()
                field.removeFromSuperview()
            }
            #expect(freed == nil && freedDelegate == nil)
        }
    }
}
