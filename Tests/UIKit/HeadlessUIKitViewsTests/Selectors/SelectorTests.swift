import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A class on the main actor that lists its methods.
private class Form: UIView {
    var log: [String] = []

    func save() { log.append("save") }
    func store(_ sender: Any?) { log.append("store \(sender ?? "nil")") }
    func pick(_ row: NSNumber, of list: NSString) -> String { "\(list) \(row)" }
    func find(_ name: String) -> Form? { name == "self" ? self : nil }
    func count(_ text: String) -> Int { text.count }
    func hide(_ force: Bool) { log.append("hide \(force)") }

    override nonisolated class var selectors: [Selector] {
        super.selectors + [Selector("store:", Form.store(_:))]
    }
}

private final class BigForm: Form {
    override func store(_ sender: Any?) { log.append("big store") }
}

/// A class without actor isolation.
private final class Model: NSObject {
    var log: [String] = []
    func load() { log.append("load") }
    func load(_ list: [String]) { log.append("load \(list)") }
    func load(named name: String) { log.append("load \(name)") }
    func move(_ from: String, _ to: String) { log.append("move \(from) \(to)") }
}

/// A class without actor isolation that has a method on the main actor.
private final class Presenter: NSObject {
    nonisolated(unsafe) var log: [String] = []
    @MainActor func refresh() { log.append("refresh") }
}

private protocol Loading: AnyObject {
    func move(_ from: String, _ to: String)
}

extension Model: Loading {}

// Selectors can be made anywhere, as static and global values.
private let count = Selector("count:", Form.count)

@MainActor @Suite("Performing selectors") struct SelectorTests {
    private let save = Selector("save", Form.save)

    @Test("Selectors of one name are equal and print it, with a method or without")
    func names() {
        #expect(save == Selector("save") && save == "save" && save == NSSelectorFromString("save"))
        #expect(save != Selector("save:") && save.hashValue == Selector("save").hashValue)
        #expect("\(save)" == "save" && save.name == "save" && NSStringFromSelector("load:") == "load:")
        #expect(Set([save, "save", "load"]).count == 2)
        #expect(String(reflecting: save) == "save")
    }

    @Test("A selector without a name equals those that the same line made for the same class")
    func withoutNames() {
        func nameless() -> Selector { Selector(Form.count) }
        #expect(nameless() == nameless() && nameless().hashValue == nameless().hashValue)
        #expect(nameless() != Selector(Form.count) && nameless() != Selector("count:"))
        #expect("\(nameless())" == "a method of Form" && nameless().name == nil)
        #expect(NSStringFromSelector(nameless()) == "a method of Form")
    }

    @Test("Any object is asked whether it has a method; one of a name alone must be listed by the class")
    func responding() {
        let (form, model) = (Form(), Model())
        #expect(form.responds(to: save) && BigForm().responds(to: save) && !model.responds(to: save))
        #expect(form.responds(to: "store:") && BigForm().responds(to: "store:") && !form.responds(to: "load"))
        #expect(form.responds(to: "copy:") && form.responds(to: "setNeedsLayout"))
        #expect(Form.instancesRespond(to: "store:") && !Model.instancesRespond(to: "load"))
        #expect(UIApplication.responds(to: "sharedApplication") && !UIView.responds(to: "sharedApplication"))
        #expect(model.responds(to: Selector("move::", (any Loading).move)))
    }

    @Test("`perform` calls a method of any class, with up to two objects, and returns its result")
    func performing() {
        inOwnWorld {
            let (form, model, presenter) = (Form(), Model(), Presenter())
            form.perform(save)
            form.perform(Selector("store:"), with: "x")
            form.perform("store:", with: nil)
            #expect(form.log == ["save", "store x", "store nil"])
            model.perform(Selector("load", Model.load as (Model) -> () -> Void))
            model.perform(Selector("load:", Model.load(named:)), with: "a")
            model.perform(Selector(Model.move), with: "a", with: "b")
            #expect(model.log == ["load", "load a", "move a b"])
            // Swift 6 takes no reference to such a method; in Swift 5 mode `Presenter.refresh` can be passed.
            presenter.perform(Selector("refresh") { (presenter: Presenter) in { presenter.refresh() } })
            #expect(presenter.log == ["refresh"])
            let text = form.perform(Selector("pick:of:", Form.pick(_:of:)), with: 3, with: "list")
            #expect(text?.takeUnretainedValue() as? String == "list 3")
            let find = Selector("find:", Form.find)
            #expect(form.perform(find, with: "self")?.takeUnretainedValue() === form)
            #expect(form.perform(find, with: "other") == nil)
            #expect(form.perform(count, with: "abc")?.takeUnretainedValue() as? Int == 3)
            #expect(form.perform(save) == nil)
            let application = UIApplication.perform(NSSelectorFromString("sharedApplication"))
            #expect(application?.takeUnretainedValue() === UIApplication.shared)
        }
    }

    @Test("A parameter of type Bool takes true and false, and is true for any other object")
    func boolean() {
        let form = Form()
        let hide = Selector("hide:", Form.hide(_:))
        form.perform(hide, with: false)
        form.perform(hide, with: UITapGestureRecognizer())
        form.perform(hide, with: nil)
        #expect(form.log == ["hide false", "hide true", "hide false"])
    }

    @Test("A subclass's own method is called, by its name and by a reference to the superclass's")
    func overriding() {
        let form = BigForm()
        form.perform("store:", with: nil)
        form.perform(Selector("store:", Form.store), with: nil)
        #expect(form.log == ["big store", "big store"])
    }

    @Test("A method that the object does not have is a failure that says what to write, at the call's line")
    func failing() {
        inOwnWorld {
            let (form, model) = (Form(), Model())
            let line = UInt(#line)
            let failures = FailureCollector.failures {
                form.perform("load:", with: 1)
                model.perform(save)
                form.perform(Selector("count:", Form.count), with: 1)
                UIView.perform("sharedApplication")
                form.perform("reset")
            }
            #expect(
                failures.map(\.text) == [
                    "perform(_:) called nothing: no method load: of Form is known."
                        + " Try: Selector(\"load:\", Form.load(_:)), or list it in the class's selectors.",
                    "perform(_:) called nothing: save is a method of Form, and the target is Model.",
                    "perform(_:) called nothing: count:, of Form, takes another argument than Int.",
                    "perform(_:) called nothing: no method sharedApplication of the class UIView is known. Try:"
                        + " Selector(\"sharedApplication\", UIView.sharedApplication), or list it in the class's"
                        + " selectors.",
                    "perform(_:) called nothing: no method reset of Form is known."
                        + " Try: Selector(\"reset\", Form.reset), or list it in the class's selectors.",
                ])
            #expect(failures.map(\.site?.line) == [line + 2, line + 3, line + 4, line + 5, line + 6])
        }
    }

    @Test("A delayed call of a selector is cancelled by its selector and argument")
    func delayed() {
        inOwnWorld {
            let model = Model()
            let load = Selector("load:", Model.load(named:))
            for name in ["a", "b", "c"] { model.perform(load, with: name, afterDelay: 1) }
            model.perform(Selector("load", Model.load as (Model) -> () -> Void), with: nil, afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: model, selector: load, object: "b")
            NSObject.cancelPreviousPerformRequests(withTarget: model, selector: "other", object: "a")
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(model.log == ["load a", "load c", "load"])
            model.perform(load, with: "d", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: model)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(model.log.count == 3)
            model.performSelector(onMainThread: load, with: "now", waitUntilDone: true)
            model.performSelector(onMainThread: load, with: "later", waitUntilDone: false)
            #expect(model.log.last == "load now")
            UIApplication.shared.clock.advance(by: .zero)
            #expect(model.log.last == "load later")
            let texts = failureTexts {
                model.perform("sort", with: nil, afterDelay: 0)
                UIApplication.shared.clock.advance(by: .zero)
            }
            #expect(
                texts == [
                    "perform(_:with:afterDelay:) called nothing: no method sort of Model is known."
                        + " Try: Selector(\"sort\", Model.sort), or list it in the class's selectors."
                ])
        }
    }
}
