import SourcePorting
import Testing

@Suite("Warnings about code that cannot be rewritten")
struct WarningTests {
    private static let byName =
        "looks up a property by its name, which needs Objective-C. Use the property itself or a "
    private static let observation =
        "observing a key path by its name needs Objective-C, and is left out here. Use observe(\\.property), "
        + "didSet, or a notification."

    @Test(
        "Code that cannot be rewritten is a warning with its place and what to do instead",
        arguments: [
            (
                "method_exchangeImplementations(a, b)",
                "1:1: warning: method_exchangeImplementations needs Objective-C's runtime; what it is called for does not "
                    + "happen here. Override the method in a subclass, or call your code where the method is called."
            ),
            ("let a = b.value(forKey: c)", "1:11: warning: value(forKey:) \(byName)Swift key path."),
            (
                "b.setValue(1, forKeyPath: c)",
                "1:3: warning: setValue(_:forKeyPath:) \(byName)Swift key path."
            ),
            ("a.addObserver(b, forKeyPath: c, options: [], context: nil)", "1:3: warning: \(observation)"),
            ("func observeValue(forKeyPath a: String?, of b: Any?) {}", "1:6: warning: \(observation)"),
            (
                "let a = b.perform(#selector(A.c))",
                "1:11: warning: the result of perform(_:) needs Objective-C. Call the method itself."
            ),
            (
                "f(a.perform(b)?.takeUnretainedValue())",
                "1:5: warning: the result of perform(_:) needs Objective-C. Call the method itself."
            ),
            (
                "class A {\n  @NSManaged var b: Int\n}",
                "2:3: warning: @NSManaged properties need Core Data, which is not available here. Keep the model behind a "
                    + "protocol, with a plain class for tests."
            ),
            (
                "typealias A = @convention(block) () -> Void",
                "1:15: warning: @convention(block) is a block of Objective-C. It is a plain closure here; do not pass it to "
                    + "the Objective-C runtime."
            ),
            (
                "typealias A = @convention(c) (Any, Selector) -> Void",
                "1:15: warning: @convention(c) with an object is the implementation of an Objective-C method. Call the "
                    + "method itself."
            ),
            (
                "f(#fileLiteral(resourceName: \"a\"))",
                "1:3: warning: #fileLiteral is not available here. Use Bundle.main.url(forResource:withExtension:)."
            ),
            (
                "class A { func f(_ a: Int, b: Int, c: Int) {}; let s = #selector(f) }",
                "1:56: warning: a selector with 3 parameters has only its name here. Call f directly, such as in a closure."
            ),
        ])
    func warns(_ source: String, _ expected: String) {
        #expect(warnings(source) == ["Form.swift:\(expected)"])
    }

    @Test(
        "Code that only looks like it is no warning",
        arguments: [
            "perform(#selector(a))", "_ = perform(Selector(\"a\"), with: b)", "let a = b.perform { c }",
            "a.addObserver(self, selector: b, name: c, object: d)", "a.value(for: b)", "// value(forKey: a)",
            "NSSelectorFromString(\"a\")", "objc_getAssociatedObject(a, &b)", "class_getName(A.self)",
            "func perform(_ a: Selector) -> Int { 1 }",
        ])
    func isSilent(_ source: String) {
        #expect(warnings(source).isEmpty)
    }

    @Test(
        "Code that cannot be rewritten is left out where the module would not compile otherwise",
        arguments: [
            Golden(
                "extension A {\n    static func swizzle() {\n        let a = class_getInstanceMethod(b, c)\n    }\n}",
                "extension A {\n    static func swizzle() {\n\n    }\n}"),
            Golden(
                "class A { static let once: Void = { method_setImplementation(a, b) }() }",
                "class A { static let once: Void = { }() }"),
            Golden(
                "class A { func f() -> Int? { method_getImplementation(a) } }",
                "class A { func f() -> Int? { return nil  } }"),
            Golden(
                "class A { static var shared: B? { C.perform(D)?.takeUnretainedValue() as? B } }",
                "class A { static var shared: B? { return nil  } }"),
            Golden(
                "class A { func f() -> Int { objc_getClass(a) } }",
                "class A { func f() -> Int { objc_getClass(a) } }"),
            Golden(
                "class A { var f: IMP?; func g() { class_addMethod() } }",
                "class A { var f: OpaquePointer?; func g() { } }"),
            Golden(
                "func f() {\n  a.b?.addObserver(self, forKeyPath: c, options: [])\n  g()\n}",
                "func f() {\n  \n  g()\n}"),
            Golden("deinit { a.removeObserver(self, forKeyPath: b) }", "deinit { }"),
            Golden(
                "class A: B {\n  open override func observeValue(forKeyPath a: String?) {\n    f(a)\n  }\n  let c = 1\n}",
                "class A: B {\n  \n\n\n  let c = 1\n}"),
            Golden("super.observeValue(forKeyPath: a)\nf()", "\nf()"),
        ])
    func leavesOut(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test("Warnings are one a line, in the order of the lines")
    func ordersWarnings() {
        let source =
            "class A {\n  func f() { class_addMethod(class_getInstanceMethod(a)) }\n  @NSManaged var b: Int\n}"
        let lines = warnings(source).map {
            $0.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
        }
        #expect(lines == ["2:14", "3:3"])
    }
}
