import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Code as applications write it, with `#selector` replaced by `Selector`.

private class BaseForm: UIViewController {
    let log = EventLog()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Selector("save:", BaseForm.save(_:)), for: .touchUpInside)
        button.addTarget(
            self, action: Selector("touched:event:", BaseForm.touched(_:event:)), for: [.touchDown])
    }

    func save(_ sender: UIButton) { log.add("save \(sender === button)") }
    func touched(_ sender: Any, event: UIEvent?) { log.add("touched, event \(event != nil)") }
}

private final class Form: BaseForm {
    override func save(_ sender: UIButton) { log.add("form saves") }
}

/// A control that watches its targets, as subclasses in applications do.
private final class WatchedButton: UIButton {
    var added: [String] = []

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        added.append("\(action)")
        super.addTarget(target, action: action, for: controlEvents)
    }

    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        added.removeAll { $0 == action?.description }
        super.removeTarget(target, action: action, for: controlEvents)
    }
}

@MainActor @Suite("Targets and actions by selector") struct ControlSignatureTests {
    @Test("Methods with the sender and with the event are called on self of a base class, held weakly")
    func targets() {
        inOwnWorld {
            var form: BaseForm? = Form()
            form?.loadViewIfNeeded()
            let (button, log) = (form?.button, form?.log)
            button?.sendActions(for: .touchDown)
            button?.sendActions(for: .touchUpInside)
            #expect(log?.take() == "touched, event false\nform saves")
            form = nil
            button?.sendActions(for: .touchUpInside)
            #expect(log?.lines.isEmpty == true && button?.allTargets.isEmpty == true)
        }
    }

    @Test("Actions are listed by name for a target and an event, and removed one by one")
    func listing() {
        let (form, other, control) = (BaseForm(), BaseForm(), UIControl())
        let save = Selector("save:", BaseForm.save(_:))
        let touched = Selector("touched:event:", BaseForm.touched(_:event:))
        control.addTarget(form, action: save, for: [.touchDown, .touchUpInside])
        control.addTarget(form, action: touched, for: .touchDown)
        control.addTarget(other, action: save, for: .touchDown)
        control.addTarget(nil, action: "lost", for: .touchDown)
        #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == ["save:", "touched:event:"])
        #expect(control.actions(forTarget: form, forControlEvent: .touchUpInside) == ["save:"])
        #expect(control.actions(forTarget: form, forControlEvent: .valueChanged) == nil)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["lost"])
        #expect(control.allTargets.count == 3 && control.allTargets.isSuperset(of: [form, other]))
        control.removeTarget(form, action: Selector("save:"), for: .touchDown)
        #expect(control.actions(forTarget: form, forControlEvent: .touchDown) == ["touched:event:"])
        #expect(control.actions(forTarget: form, forControlEvent: .touchUpInside) == ["save:"])
        control.removeTarget(nil, action: save, for: .allEvents)
        #expect(control.actions(forTarget: other, forControlEvent: .touchDown) == nil)
        control.removeTarget(form, action: nil, for: .allEvents)
        #expect(control.allTargets.first is NSNull && control.allControlEvents == .touchDown)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    }

    @Test("Adding a target and action again adds the events, and the method is called once for each")
    func addingAgain() {
        let (form, control) = (BaseForm(), UIControl())
        for events: UIControl.Event in [.touchDown, .touchDown, [.touchDown, .valueChanged]] {
            control.addTarget(
                form, action: Selector("touched:event:", BaseForm.touched(_:event:)), for: events)
        }
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(form.log.lines.count == 2)
    }

    @Test("A subclass overrides adding and removing, and sees method references, too")
    func overriding() {
        let (form, button) = (BaseForm(), WatchedButton())
        button.addTarget(form, action: Selector("save:", BaseForm.save(_:)), for: .touchUpInside)
        button.addTarget(form, action: BaseForm.save, for: .touchUpInside)
        #expect(button.added == ["save:", "a method of BaseForm"])
        button.removeTarget(form, action: "save:", for: .touchUpInside)
        #expect(button.added == ["a method of BaseForm"])
    }

    // Objective-C does not look at the class of what it passes, so UIKit calls a method that declares another one.
    @Test("A missing method is a failure that names it; one with another sender is called, with a warning")
    func misfits() {
        inOwnWorld {
            let (form, control) = (BaseForm(), UIControl())
            control.addTarget(form, action: "lost:", for: .touchDown)
            control.addTarget(form, action: Selector("save:", BaseForm.save(_:)), for: .touchUpInside)
            #expect(
                failureTexts { control.sendActions(for: .touchDown) } == [
                    "UIControl cannot call its action on BaseForm: no method lost: of BaseForm is known."
                        + " Try: Selector(\"lost:\", BaseForm.lost(_:)), or list it in the class's selectors."
                ])
            #expect(
                warningTexts { control.sendActions(for: .touchUpInside) } == [
                    "An action of BaseForm declares its sender as UIButton, but UIControl sends it. UIKit calls it as well,"
                        + " and ends the process if it uses what a UIControl does not have; here it gets a new UIButton."
                        + " Declare the sender as UIControl, or Any."
                ])
            #expect(form.log.lines == ["save false"])
        }
    }
}
