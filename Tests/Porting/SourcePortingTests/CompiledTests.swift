import Foundation
import SourcePorting
import Testing

/// `Compiled/RewrittenForm.swift` is `Originals/Form.swift` after rewriting: it is compiled with these tests, which use it.
@MainActor @Suite("A rewritten file")
struct CompiledTests {
    private final class Delegate: NSObject, FormDelegate, FormDelegateHasFormDidSave,
        FormDelegateHasFormHintAt
    {
        var isAllowed = true
        private(set) var saved = 0

        func formDidBegin(_ form: Form) {}
        func form(_ form: Form, shouldSave text: String) -> Bool { isAllowed }
        func formDidSave(_ form: Form) { saved += 1 }
        var formTitle: String { "Title" }
        func formHint(_ form: Form, at index: Int) -> String? { index == 0 ? nil : "four" }
    }

    private final class SilentDelegate: FormDelegate {
        func formDidBegin(_ form: Form) {}
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test("The rewritten file is what the rewriter makes of the original")
    func isUpToDate() throws {
        let source = Self.folder.appending(path: "Originals/Form.swift")
        let original = try String(contentsOf: source, encoding: .utf8)
        let compiled = Self.folder.appending(path: "Compiled/RewrittenForm.swift")
        // It is not formatted, which the formatter reads in the first line only.
        var options = RewritingOptions()
        options.namesOriginalFiles = true
        let text =
            "// swift-format-ignore-file\n"
            + rewritten(original, options: options).replacing("\nimport UIKit; ", with: "\n")
        if ProcessInfo.processInfo.environment["ROBOT_WRITE_COMPILED"] != nil {
            try text.write(to: compiled, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: compiled, encoding: .utf8) == text)
    }

    @Test("The rewritten file keeps the lines of the original")
    func keepsLines() {
        #expect(lastLine == 182)
    }

    @Test("Rewritten code asks a delegate for what it implements")
    func asksDelegate() {
        let form = Form()
        let delegate = Delegate()
        form.delegate = delegate
        #expect(form.save() && delegate.saved == 1)
        delegate.isAllowed = false
        #expect(!form.save() && delegate.saved == 1)
        #expect(form.hint == "no hint" && form.hintLength == 4 && form.heading == "Title!")
        #expect(form.isAsked(delegate))
    }

    @Test("Rewritten code knows whether a delegate has a method")
    func asksForMethods() {
        let form = Form()
        #expect(!form.isTold && !form.hasHint)
        let delegate = Delegate()
        form.delegate = delegate
        #expect(form.isTold && form.hasHint)
        let late = LateDelegate()
        form.delegate = late
        #expect(!form.isTold && !form.hasHint)
    }

    @Test("Rewritten code makes objects by an initializer that a protocol requires")
    func makesObjects() {
        #expect(Style { $0.size = 2 }.with { $0.size += 1 }.size == 3)
        #expect(Plainer { $0.note = "own" }.note == Plainer().with { $0.note = "own" }.note)
        let plain = Plain()
        #expect(plain.with { $0.note = "x" } === plain)
    }

    @Test("Rewritten code gets nil from a delegate that does not implement a method, and without a delegate")
    func getsNil() {
        let form = Form()
        #expect(form.save() && form.hint == "no hint" && form.heading == "no title!")
        let delegate = SilentDelegate()
        form.delegate = delegate
        #expect(form.save() && form.hint == "no hint" && form.hintLength == nil)
        #expect(form.heading == "no title!")
        #expect(!form.isAsked(delegate))
        #expect(form.log == ["saved", "saved"])
    }

    @Test(
        "Rewritten code asks a delegate for what its adopting superclass does not implement"
    )
    func asksSubclass() {
        let form = Form()
        let delegate = LateDelegate()
        form.delegate = delegate
        #expect(!form.save() && form.heading == "Late!" && form.hint == "no hint")
        let base = BaseDelegate()
        form.delegate = base
        #expect(form.save() && form.heading == "no title!")
    }

    @Test("Rewritten code has selectors that call their methods, with Objective-C's names")
    func hasSelectors() {
        Form.log = []
        let form = Form()
        let field = Form.Field()
        let names = form.selectors.map { selector in
            let first: Any? = selector.name.hasPrefix("change") ? NSNumber(value: 1) : "x"
            let isPerformed = selector.perform(selector.name == "enter" ? field : form, first, "y")
            return selector.name + (isPerformed ? "" : " failed")
        }
        #expect(
            names == [
                "tap", "tap:", "change:for:", "openWithUrl:", "reset", "loadWithFile:error:", "setFormTitle:",
                "name",
                "reload", "refresh:", "enter",
            ])
        #expect(
            form.log == [
                "tap", "tap x", "change 1 y", "open x", "load x", "base reload", "form reload",
                "base refresh",
                "form refresh",
            ])
        #expect(Form.log == ["reset"] && form.title == "x" && field.isEntered)
        #expect(field.selector.name == "enter")
    }

    @Test("Rewritten code has overrides from its extensions")
    func hasOverrides() {
        let form: BaseForm = Form()
        #expect(form.name == "form" && BaseForm().name == "base")
        form.refresh(form)
        #expect(form.log == ["base refresh", "form refresh"])
    }

    @Test("Rewritten code has overrides of what it declares in extensions of the system's classes")
    func hasForeignOverrides() {
        let objects: [NSObject] = [NSObject(), Plain(), Plainer()]
        #expect(objects.map(\.kind) == ["object", "plain object", "more plain object"])
        #expect(objects.map { $0.summary(1, of: "a") } == ["1 a", "plain 2 a", "plain 2 a"])
        #expect(objects.map(\.note) == ["none", "plain none", "plain none"])
        objects[0].note = "x"
        #expect(Note.last == "x")
        objects[2].note = "x"
        #expect(Note.last == "plain x")
    }

    @Test("Rewritten code has selectors in generic classes")
    func hasGenericSelectors() {
        let box = Box<Int>()
        #expect(box.selector.perform(box, NSNumber(value: 1), nil) && box.count == 1)
        #expect(!box.selector.perform(Form(), NSNumber(value: 1), nil))
    }

    @Test("Rewritten code lists what a nib sets and calls, in subclasses and extensions, too")
    func hasLists() {
        let form = Knob()
        let text = UILabelStandIn()
        #expect(Knob.nibMembers.map(\.name) == ["delegate", "text", "label", "labels", "width"])
        for member in Knob.nibMembers {
            let values: [Any] = ["new", text, [text], 2]
            #expect(values.contains { member.set(form, $0) } == (member.name != "delegate"))
        }
        #expect(form.text == "new" && form.state == "label, 1 labels, 2")
        Form.log = []
        let names = Knob.selectors.map { selector in
            selector.name + (selector.perform(form, NSNumber(value: 1), "y") ? "" : " failed")
        }
        #expect(names == ["change:for:", "turn", "turn:", "press"])
        #expect(form.log == ["change 1 y", "turn", "turn 1", "press"])
        #expect(!Knob.nibMembers[2].set(Form(), text))
    }

    @Test("Rewritten code takes the branches for iOS")
    func takesPhone() {
        #expect(isPhone)
    }
}
