import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Control actions") struct UIControlHandlerTests {
    /// A target on the main actor.
    @MainActor
    final class Form {
        let log: EventLog
        init(_ log: EventLog) { self.log = log }
        func plain() { log.add("plain") }
        func sender(_ sender: UIControl) { log.add("sender \(sender.tag)") }
        func event(_ sender: UIControl, _ event: UIEvent?) {
            log.add("sender \(sender.tag) event \(event.map { "\($0.type)" } ?? "none")")
        }
        func needsEvent(_ sender: UIControl, _ event: UIEvent) { log.add("needed \(event.type)") }
        func wrongSender(_ sender: UITextField) { log.add("other sender \(sender.text ?? "none")") }
        func ownSender(_ sender: FormControl) { log.add("never") }
    }

    /// A target of no actor.
    final class Model {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func sender(_ sender: UIControl) { calls.append("sender") }
    }

    let log = EventLog()

    private func control() -> UIControl {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        control.tag = 7
        return control
    }

    @Test("A method gets as much as it has parameters for")
    func parameters() {
        UIApplication.withShared(UIApplication()) {
            let (form, control) = (Form(log), control())
            control.addTarget(form, action: Form.plain, for: .touchDown)
            control.addTarget(form, action: Form.sender, for: .touchDown)
            control.addTarget(form, action: Form.event, for: .touchDown)
            control.addTarget(form, action: Form.needsEvent, for: .touchDown)
            _ = UIWindow.showing(control)
            Finger.tap(CGPoint(x: 5, y: 5))
            #expect(log.take() == "plain\nsender 7\nsender 7 event touches\nneeded touches")
            let failures = FailureCollector.failures { control.sendActions(for: .touchDown) }
            #expect(log.take() == "plain\nsender 7\nsender 7 event none")
            #expect(
                failures.map(\.text) == [
                    "UIControl cannot call its action on Form: the method takes another kind of sender,"
                        + " or an event where there is none."
                ])
        }
    }

    @Test("What a method returns is ignored")
    func results() {
        UIApplication.withShared(UIApplication()) {
            let (field, control) = (UITextField(), control())
            control.addTarget(field, action: UITextField.becomeFirstResponder, for: .touchDown)
            _ = UIWindow.showing(control, field)
            Finger.tap(CGPoint(x: 5, y: 5))
            #expect(field.isFirstResponder)
        }
    }

    @Test("A target may belong to no actor")
    func plainTargets() {
        let (model, control) = (Model(), control())
        control.addTarget(model, action: Model.plain, for: .valueChanged)
        control.addTarget(model, action: Model.sender, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(model.calls == ["plain", "sender"])
    }

    // Objective-C does not look at the class of what it passes, so UIKit calls the method.
    @Test("A method with another class of UIKit's as its sender is called, with a warning")
    func wrongSender() {
        UIApplication.withShared(UIApplication()) {
            let (form, control) = (Form(log), control())
            control.addTarget(form, action: Form.wrongSender, for: .touchDown)
            _ = UIWindow.showing(control)
            #expect(
                FailureCollector.warnings { Finger.tap(CGPoint(x: 5, y: 5)) }.map(\.text) == [
                    "An action of Form declares its sender as UITextField, but UIControl sends it. UIKit calls it as well,"
                        + " and ends the process if it uses what a UIControl does not have; here it gets a new UITextField."
                        + " Declare the sender as UIControl, or Any."
                ])
            #expect(log.take() == "other sender ")
        }
    }

    @Test(
        "A method whose sender is a class of the application is not called by another, which is a failure"
    )
    func wrongOwnSender() {
        UIApplication.withShared(UIApplication()) {
            let (form, control) = (Form(log), control())
            control.addTarget(form, action: Form.ownSender, for: .touchDown)
            _ = UIWindow.showing(control)
            #expect(
                FailureCollector.failures { Finger.tap(CGPoint(x: 5, y: 5)) }.map(\.text) == [
                    "UIControl cannot call its action on Form: the method takes another kind of sender."
                ])
            #expect(log.take() == "")
        }
    }

    @Test("Handlers are called in the order of registration, methods and actions alike")
    func order() {
        let (form, control) = (Form(log), control())
        control.addAction(UIAction { _ in log.add("first") }, for: .valueChanged)
        control.addTarget(form, action: Form.plain, for: .allEvents)
        control.addAction(UIAction { _ in log.add("third") }, for: [.valueChanged, .touchDown])
        control.addTarget(form, action: Form.plain, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == "first\nplain\nthird\nplain")
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(log.take() == "first\nplain\nthird\nplain")
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == "plain")
        control.sendActions(for: [])
        #expect(log.take() == "")
    }

    @Test("A target is not retained, and nothing is called in its place")
    func weakTarget() {
        let control = control()
        weak var freed: Form?
        do {
            let form = Form(log)
            freed = form
            control.addTarget(form, action: Form.plain, for: .valueChanged)
            #expect(control.allTargets.count == 1 && control.allControlEvents == .valueChanged)
        }
        #expect(freed == nil)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == "")
        #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    }

    @Test("With no target, the first on the responder chain whose class has the method is called")
    func nilTarget() {
        final class Screen: UIViewController {
            var log: EventLog?
            func save() { log?.add("save") }
        }
        UIApplication.withShared(UIApplication()) {
            let (screen, control) = (Screen(), control())
            screen.log = log
            control.addTarget(nil, action: Screen.save, for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(log.take() == "")
            screen.view.addSubview(control)
            control.sendActions(for: .valueChanged)
            #expect(log.take() == "save")
            let field = UITextField()
            _ = UIWindow.showing(screen)
            UIApplication.shared.keyWindow?.addSubview(field)
            #expect(field.becomeFirstResponder())
            control.sendActions(for: .valueChanged)
            #expect(log.take() == "")
        }
    }

    @Test("An action knows its sender while it runs, even when it sends itself")
    func actionSender() {
        let (outer, inner) = (control(), control())
        inner.tag = 8
        let action = UIAction { action in
            log.add("begin \((action.sender as? UIView)?.tag ?? 0)")
            if action.sender === outer { inner.sendActions(for: .valueChanged) }
            log.add("end \((action.sender as? UIView)?.tag ?? 0)")
        }
        for control in [outer, inner] { control.addAction(action, for: .valueChanged) }
        outer.sendActions(for: .valueChanged)
        #expect(log.take() == "begin 7\nbegin 8\nend 8\nend 7")
        #expect(action.sender == nil)
    }

    @Test("An action replaces one with its identifier, for the events that both are for")
    func replacement() {
        let control = control()
        let save = UIAction.Identifier("save")
        control.addAction(
            UIAction(identifier: save) { _ in log.add("old") }, for: [.valueChanged, .touchDown])
        control.addAction(UIAction(identifier: save) { _ in log.add("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == "new")
        control.sendActions(for: .touchDown)
        #expect(log.take() == "old")
        control.removeAction(identifiedBy: save, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test("Actions without identifiers are distinct, and can be removed for some events only")
    func removal() {
        let control = control()
        let first = UIAction { _ in log.add("first") }
        control.addAction(first, for: [.valueChanged, .touchDown])
        control.addAction(UIAction { _ in log.add("second") }, for: .valueChanged)
        control.removeAction(first, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log.take() == "second\nfirst")
    }

    @Test("A target can be removed for some events, or all targets together; actions stay")
    func targetRemoval() {
        let (form, other, control) = (Form(log), Form(log), control())
        control.addTarget(form, action: Form.plain, for: [.valueChanged, .touchDown])
        control.addTarget(other, action: Form.sender, for: .valueChanged)
        control.addAction(UIAction { _ in log.add("action") }, for: .valueChanged)
        control.removeTarget(form, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(log.take() == "sender 7\naction\nplain")
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(log.take() == "action")
        #expect(control.allTargets.isEmpty)
    }

    @Test(
        "A handler added during sending is called the next time; one removed is still called this time"
    )
    func changedMeanwhile() {
        let control = control()
        let last = UIAction { _ in log.add("last") }
        control.addAction(
            UIAction(identifier: .init("first")) { [unowned control] _ in
                log.add("first")
                control.removeAction(last, for: .valueChanged)
                control.removeAction(identifiedBy: .init("first"), for: .valueChanged)
                control.addAction(UIAction { _ in log.add("added") }, for: .valueChanged)
            }, for: .valueChanged)
        control.addAction(last, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == "first\nlast")
        control.sendActions(for: .valueChanged)
        #expect(log.take() == "added")
    }

    @Test("All handlers are called through sendAction, where a subclass can stop them")
    func overridden() {
        final class Gate: UIControl {
            var log: EventLog?
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                log?.add("method")
                super.sendAction(action, to: target, for: event)
            }
            override func sendAction(_ action: UIAction) { log?.add("stopped") }
        }
        let (gate, form) = (Gate(), Form(log))
        gate.log = log
        gate.addTarget(form, action: Form.plain, for: .valueChanged)
        gate.addAction(UIAction { _ in log.add("never") }, for: .valueChanged)
        gate.sendActions(for: .valueChanged)
        #expect(log.take() == "method\nplain\nstopped")
    }

    @Test("The state is made of what the control is, and a primary action waits for its event")
    func stateAndPrimaryAction() {
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in log.add("primary") })
        #expect(control.state == .normal && control.accessibilityTraits == .none)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
        #expect(control.accessibilityTraits == [.selected, .notEnabled])
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == "")
        control.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == "primary")
    }
}

/// A control of the application.
final class FormControl: UIControl {}
