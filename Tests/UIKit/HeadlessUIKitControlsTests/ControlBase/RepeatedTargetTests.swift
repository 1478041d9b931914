import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Targets that are added again") struct RepeatedTargetTests {
    @MainActor
    private final class Form: NSObject {
        var log: [String] = []
        func save() { log.append("save") }
        func change(_ sender: UIControl) { log.append("change") }
    }

    @MainActor
    private final class Plain {
        var calls = 0
        func save() { calls += 1 }
    }

    @Test(
        "A line that runs again adds its target and method once, as where a cell is set up when it is reused")
    func again() {
        let (form, other, control) = (Form(), Form(), UIControl())
        func setUp(_ target: Form, for events: UIControl.Event = .valueChanged) {
            control.addTarget(target, action: Form.save, for: events)
            control.addTarget(target, action: Form.change, for: events)
        }
        for _ in 0..<3 { setUp(form) }
        control.sendActions(for: .valueChanged)
        #expect(form.log == ["save", "change"])
        setUp(other)
        setUp(form, for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(form.log == ["save", "change", "save", "change", "save", "change"])
        #expect(other.log == ["save", "change"])
        control.removeTarget(form, action: nil, for: .valueChanged)
        setUp(form)
        control.sendActions(for: .valueChanged)
        #expect(form.log.count == 8)
    }

    @Test("A function that passes on its caller's line adds each method that it is handed, once")
    func callersLine() {
        let (plain, control) = (Model(), UIControl())
        func wire(_ method: @escaping (Model) -> () -> Void, line: UInt = #line) {
            control.addTarget(plain, action: method, for: .valueChanged, line: line)
        }
        for _ in 0..<3 {
            wire(Model.save)
            wire(Model.close)
        }
        control.sendActions(for: .valueChanged)
        #expect(plain.log == ["save", "close"])
    }

    private final class Model {
        var log: [String] = []
        func save() { log.append("save") }
        func close() { log.append("close") }
    }

    @Test("A line that adds methods of several classes adds each")
    func otherClasses() {
        class Base {
            var log: [String] = []
            func note() { log.append("base") }
        }
        final class Sub: Base {
            func save() { log.append("sub") }
        }
        let (sub, control) = (Sub(), UIControl())
        func wire<Target: AnyObject>(_ target: Target, _ method: @escaping (Target) -> () -> Void) {
            control.addTarget(target, action: method, for: .valueChanged)
        }
        wire(sub as Base, Base.note)
        wire(sub, Sub.save)
        control.sendActions(for: .valueChanged)
        #expect(sub.log == ["base", "sub"])
    }

    @Test("With no target, the first on the responder chain is called once")
    func responderChain() {
        final class Screen: UIView {
            var calls = 0
            func save() { calls += 1 }
        }
        UIApplication.withShared(UIApplication()) {
            let (screen, control) = (Screen(), UIControl())
            screen.addSubview(control)
            _ = UIWindow.showing(screen)
            for _ in 0..<2 { control.addTarget(nil, action: Screen.save, for: .valueChanged) }
            control.sendActions(for: .valueChanged)
            #expect(screen.calls == 1)
            control.addTarget(nil, action: Screen.save, for: .touchDown)
            #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
        }
    }

    @Test("All targets of a control are a set, each in it once")
    func allTargets() {
        let (form, plain, control) = (Form(), Plain(), UIControl())
        control.addTarget(form, action: Form.save, for: .valueChanged)
        control.addTarget(form, action: Form.change, for: .touchDown)
        #expect(control.allTargets == [form])
        control.addTarget(plain, action: Plain.save, for: .valueChanged)
        control.addTarget(plain, action: Plain.save, for: .touchDown)
        #expect(control.allTargets.count == 2 && control.allTargets.contains(form))
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
    }
}
