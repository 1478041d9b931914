import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("First responder of text fields") struct UITextFieldFocusTests {
    let log = EventLog()
    let delegate: FieldLog

    init() {
        delegate = FieldLog(log)
    }

    @Test("A touch makes a field first responder, after asking the delegate")
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

    @Test("A touch that ends elsewhere does not make a field first responder")
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

    @Test("A delegate that makes the field first responder when asked is asked once")
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

    @Test("A delegate can refuse becoming and resigning first responder")
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

    @Test(
        "A field that cannot become first responder does not ask its delegate",
        arguments: ["disabled", "in no window"])
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

    @Test("Of two fields, the first resigns before the second begins")
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
        "Editing of a field ends when it leaves the window, whatever the delegate says",
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
        "Editing ends behind a full-screen presentation and in a dismissed one, and continues behind"
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

    @Test("A field's own recognizers are there before the first touch, and come before those that are added")
    func recognizers() {
        let (field, tap) = (UITextField(), UITapGestureRecognizer())
        field.addGestureRecognizer(tap)
        #expect(field.gestureRecognizers?.count == 3 && field.gestureRecognizers?.last === tap)
        field.removeGestureRecognizer(tap)
        #expect(field.gestureRecognizers?.count == 2)
        field.gestureRecognizers = []
        #expect(field.gestureRecognizers == nil)
    }

    @Test("A field without references is freed, first responder or not, and its delegate is held weakly")
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
