import SourcePorting
import Testing

@Suite("#selector")
struct SelectorTests {
    /// What becomes of a selector in a method of a class with some members.
    private func selector(_ reference: String, in members: String, class name: String = "Form") -> String {
        let result = rewritten(
            "class \(name): UIView { \(members); func wire() { use(#selector(\(reference))) } }")
        let call = result.split(separator: "use(").last ?? ""
        // Behind it the class may list what nibs know of it.
        if let list = call.firstRange(of: ") } ; override ") { return String(call[..<list.lowerBound]) }
        return String(call.dropLast(") } }".count))
    }

    @Test(
        "`#selector` names the method as Objective-C does, and refers to it by its type",
        arguments: [
            ("save", "func save() {}", "Selector(\"save\", Form.save)"),
            ("save", "func save(_ sender: Any) {}", "Selector(\"save:\", Form.save(_:))"),
            ("save(_:)", "func save(_ sender: Any) {}", "Selector(\"save:\", Form.save(_:))"),
            ("save", "func save(sender: Any) {}", "Selector(\"saveWithSender:\", Form.save(sender:))"),
            (
                "save(_:for:)", "func save(_ a: Any, for b: UIEvent) {}",
                "Selector(\"save:for:\", Form.save(_:for:))"
            ),
            ("save", "func save(for a: Any, b: Int) {}", "Selector(\"saveFor:b:\", Form.save(for:b:))"),
            ("moveTo", "func moveTo(place: Any) {}", "Selector(\"moveToPlace:\", Form.moveTo(place:))"),
            ("self.save", "private func save() {}", "Selector(\"save\", Form.save)"),
            ("super.save", "func save() {}", "Selector(\"save\", Form.save)"),
            ("Self.save", "func save() {}", "Selector(\"save\", Form.save)"),
            ("Form.save", "func save() {}", "Selector(\"save\", Form.save)"),
            ("Form.save(_:)", "func save(_ a: Int) {}; func save() {}", "Selector(\"save:\", Form.save(_:))"),
            ("save", "@objc(store:) func save(_ a: Int) {}", "Selector(\"store:\", Form.save(_:))"),
            ("`default`", "func `default`(_ a: Int) {}", "Selector(\"default:\", Form.`default`(_:))"),
            (
                "save",
                "func save(\n  _ a: [String: (Int, Int)],\n  b: @escaping (Int, Int) -> Void = { _, _ in }) {}",
                "Selector(\"save:b:\", Form.save(_:b:))"
            ),
            ("UIView.layoutSubviews", "", "Selector(\"layoutSubviews\", UIView.layoutSubviews)"),
            ("copy(_:)", "", "Selector(\"copy:\", Form.copy(_:))"),
            ("UIResponder.paste", "", "Selector(\"paste:\", UIResponder.paste(_:))"),
            (
                "viewWillAppear", "override func viewWillAppear(_ animated: Bool) {}",
                "Selector(\"viewWillAppear:\", Form.viewWillAppear(_:))"
            ),
            (
                "dismiss(animated:completion:)", "",
                "Selector(\"dismissViewControllerAnimated:completion:\", Form.dismiss(animated:completion:))"
            ),
            (
                "touchesBegan", "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}",
                "Selector(\"touchesBegan:withEvent:\", Form.touchesBegan(_:with:))"
            ),
        ])
    func namesMethods(_ reference: String, _ members: String, _ expected: String) {
        #expect(selector(reference, in: members) == expected)
    }

    @Test(
        "`#selector` takes an object's function where a reference to the method would not do",
        arguments: [
            (
                "save as () -> Void", "func save() {}; func save(_ a: Int) {}",
                "Selector(\"save\", { (object: Form) in { () in object.save() } })"
            ),
            (
                "save(_:) as (UIButton) -> Void", "func save(_ a: UIButton) {}; func save(_ a: UISwitch) {}",
                "Selector(\"save:\", { (object: Form) in { (first: UIButton) in object.save(first) } })"
            ),
            (
                "Form.save as (Form) -> (UIButton) -> ()", "func save() {}; func save(b: UIButton) {}",
                "Selector(\"saveWithB:\", { (object: Form) in { (first: UIButton) in object.save(b: first) } })"
            ),
            (
                "Form.save as ((Form) -> (Int, [Int: Int]) -> Void)?",
                "func save(_ a: Int, b: [Int: Int]) {}",
                "Selector(\"save:b:\", { (object: Form) in { (first: Int, second: [Int: Int]) in "
                    + "object.save(first, b: second) } })"
            ),
            (
                "getter: title", "var title = \"\"",
                "Selector(\"title\", { (object: Form) in { object.title } })"
            ),
            (
                "setter: Form.title", "var title = \"\"",
                "Selector(\"setTitle:\", { (object: Form) in { object.title = $0 } })"
            ),
            (
                "getter: title", "@objc(name) var title = \"\"",
                "Selector(\"name\", { (object: Form) in { object.title } })"
            ),
            (
                "setter: UIView.isHidden", "",
                "Selector(\"setHidden:\", { (object: UIView) in { object.isHidden = $0 } })"
            ),
            (
                "setter: isOpen", "var isOpen = true",
                "Selector(\"setIsOpen:\", { (object: Form) in { object.isOpen = $0 } })"
            ),
            (
                "Form.reset", "static func reset() {}",
                "Selector(\"reset\", { (_: AnyObject) in { Form.reset() } })"
            ),
            (
                "reset(_:b:)", "class func reset(_ a: Int, b: Int) {}",
                "Selector(\"reset:b:\", { (_: AnyObject) in { Form.reset($0, b: $1) } })"
            ),
            (
                "load", "func load(name: String) throws {}",
                "Selector(\"loadWithName:error:\", { (object: Form) in { try? object.load(name: $0) } })"
            ),
            (
                "load", "func load() throws {}",
                "Selector(\"loadAndReturnError:\", { (object: Form) in { try? object.load() } })"
            ),
        ])
    func takesFunctions(_ reference: String, _ members: String, _ expected: String) {
        #expect(selector(reference, in: members) == expected)
    }

    @Test(
        "`#selector` finds the method of another object by the type of its variable",
        arguments: [
            ("button.tap(_:)", "let button: Button", "Selector(\"tap:\", Button.tap(_:))"),
            ("button.tap(_:)", "weak var button: Button!", "Selector(\"tap:\", Button.tap(_:))"),
            (
                "self.button.tap(_:)", "let button = Button()",
                "Selector(\"tap:\", type(of: self.button).tap(_:))"
            ),
        ])
    func findsVariables(_ reference: String, _ members: String, _ expected: String) {
        #expect(selector(reference, in: members) == expected)
    }

    @Test(
        "`#selector` with Self means the type around it",
        arguments: [
            Golden(
                "class A { class B { func a() {}; let s = #selector(a) } }",
                "class A { class B { func a() {}; let s = Selector(\"a\", B.a) } }"),
            Golden(
                "extension A.B { @objc func a(_ x: Int) {}; func b() { f(#selector(a)) } }",
                "extension A.B { func a(_ x: Int) {}; func b() { f(Selector(\"a:\", A.B.a(_:))) } }"),
            Golden(
                "class Box<T>: NSObject { func a(_ x: Int) {}; lazy var b = { #selector(a) }() }",
                "class Box<T>: NSObject { func a(_ x: Int) {}; lazy var b = { Selector(\"a:\", Box.a(_:)) }() }"
            ),
            Golden(
                "class _Form { @objc func a(_ x: Int) {} }\nlet s = #selector(_Form.a)",
                "class _Form { func a(_ x: Int) {} }\nlet s = Selector(\"a:\", _Form.a(_:))"),
            Golden(
                "extension Selector { static let a = #selector(Box<Int>.a(_:)) }",
                "extension Selector { static let a = Selector(\"a:\", Box<Int>.a(_:)) }"),
            Golden(
                "#if os(iOS)\nclass A: B {\n#else\nclass A: C {\n#endif\n  func a() { f(#selector(a)) }\n}",
                "#if true\nclass A: B {\n#else\nclass A: C {\n#endif\n  func a() { f(Selector(\"a\", A.a)) }\n}"
            ),
        ])
    func meansTheTypeAround(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test("`#selector` finds methods of superclasses and protocols in other files")
    func findsOtherFiles() {
        let result = rewritten([
            "A.swift": "class Base: UIViewController { @objc(go:) func move(_ a: Int) {} }",
            "B.swift": "class Form: Base, P { func a() { f(#selector(move), #selector(stop)) } }",
            "C.swift": "@objc protocol P { @objc(halt) func stop() }",
        ])
        #expect(
            result["B.swift"]
                == "import UIKit; class Form: Base, P { func a() { f(Selector(\"go:\", Form.move(_:)), "
                + "Selector(\"halt\", Form.stop)) } }")
    }

    @Test(
        "`#selector` has the name alone where there is no method to refer to",
        arguments: [
            ("Delegate.done(_:)", "Selector(\"done:\")", 0),
            (
                "UITableViewDelegate.tableView(_:didSelectRowAt:)", "Selector(\"tableView:didSelectRowAt:\")",
                0
            ),
            ("three", "Selector(\"three:b:c:\")", 1),
            ("later", "Selector(\"laterWithCompletionHandler:\")", 1),
        ])
    func hasNameAlone(_ reference: String, _ expected: String, _ count: Int) {
        let source = """
            protocol Delegate { func done(_ a: Int) }
            class A { func three(_ a: Int, b: Int, c: Int) {}; func later() async {}; let s = #selector(\(reference)) }
            """
        #expect(rewritten(source).hasSuffix("let s = \(expected) }"))
        #expect(warnings(source).count == count)
    }

    @Test("`#selector` keeps the lines that it takes")
    func keepsLines() {
        let source = "class A { func a(\n_ b: Int) {}\nlet s = #selector(\n  A\n  .a(_:) // why\n)\n}"
        #expect(
            rewritten(source)
                == "class A { func a(\n_ b: Int) {}\nlet s = Selector(\"a:\", A.a(_:)\n\n\n)\n}")
    }

    @Test(
        "`#selector` keeps lines in the middle of names and types",
        arguments: [
            Golden("let s = #selector(A\n  .B // why\n  .c)", "let s = Selector(\"c\", A .B.c\n\n)"),
            Golden(
                "class A { func c(_ d: Int) {}; let s = #selector(c as (\n  Int\n) -> Void) }",
                "class A { func c(_ d: Int) {}; let s = Selector(\"c:\", "
                    + "{ (object: A) in { (first: Int) in object.c(first) } }\n\n) }"),
        ])
    func keepsLinesInNames(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test("A `#selector` that cannot be read is left, with a warning")
    func cannotBeRead() {
        let source = "class A {\n    let s = #selector(a + b)\n}"
        #expect(rewritten(source) == source)
        #expect(
            warnings(source) == [
                "Form.swift:2:13: warning: cannot read #selector(a + b). Name the method by its type, such as "
                    + "#selector(Form.save(_:))."
            ])
    }
}
