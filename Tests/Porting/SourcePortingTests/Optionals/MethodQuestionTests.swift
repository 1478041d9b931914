import SourcePorting
import Testing

@Suite("Questions about an object's methods")
struct MethodQuestionTests {
    /// A protocol and two classes, in front of the code that asks.
    private static let frame = """
        @objc protocol P { @objc optional func done(_ a: Int) -> Bool; @objc optional func load(); @objc(go:) optional func go(_ a: Int) }
        class A: NSObject, P { func done(_ a: Int) -> Bool { true } }
        class B: A { override func done(_ a: Int) -> Bool { true } }
        class C<T>: P where T: AnyObject {}
        extension C { func done(_ a: Int) -> Bool { false } }
        class D {}; extension UIView { func done(_ a: Int) -> Bool { false } }
        struct E { func done(_ a: Int) -> Bool { false }; var load: Int? }
        class F { weak var delegate: P?; let other: P; func f() {

        """

    /// What becomes of code, and of the file in front of it.
    private func ask(_ code: String) -> (frame: [String], code: String) {
        let result = rewritten("\(Self.frame)\(code)\n}}")
        let lines = result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (Array(lines.prefix(8)), lines.dropFirst(8).dropLast().joined(separator: "\n"))
    }

    @Test(
        "Questions whether an object has a method become questions for a protocol",
        arguments: [
            ("if delegate?.done != nil { g() }", "if (delegate is any PHasDone) { g() }"),
            ("let a = other.done(_:) == nil", "let a = !(other is any PHasDone)"),
            (
                "guard self.delegate?.done != nil,\n  a else { return }",
                "guard (self.delegate is any PHasDone),\n  a else { return }"
            ),
            ("g(delegate?\n  .done != nil && b)", "g((delegate is any PHasDone)\n && b)"),
            ("list[f(delegate)]!.done != nil", "(list[f(delegate)] is any PHasDone)"),
            (
                "if delegate?.responds(to: #selector(P.done(_:))) ?? false {}",
                "if delegate?.responds(to: Selector(\"done:\", { (_: any PHasDone) in {} })) ?? false {}"
            ),
            (
                "other.responds(to: #selector(P.go))",
                "other.responds(to: Selector(\"go:\", { (_: any PHasGo) in {} }))"
            ),
            (
                "other.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))",
                "other.responds(to: Selector(\"scrollViewDidScroll:\", { (_: any UIScrollViewDelegateHasScrollViewDidScroll) in {} }))"
            ),
        ])
    func questions(_ code: String, _ expected: String) {
        #expect(ask(code).code == expected)
    }

    @Test("The protocol of a question stands in front of the file, and classes with the method adopt it")
    func adoption() {
        let frame = ask("g(delegate?.done != nil)").frame
        #expect(frame[0].hasPrefix("public protocol PHasDone: AnyObject {}; protocol P: AnyObject {"))
        #expect(
            frame[1...] == [
                "class A: NSObject, P, PHasDone { func done(_ a: Int) -> Bool { true } }",
                "class B: A { override func done(_ a: Int) -> Bool { true } }",
                "class C<T>: P, PHasDone where T: AnyObject {}",
                "extension C { func done(_ a: Int) -> Bool { false } }",
                "class D {}; extension UIView: PHasDone { func done(_ a: Int) -> Bool { false } }",
                "struct E { func done(_ a: Int) -> Bool { false }; var load: Int? }",
                "class F { weak var delegate: P?; let other: P; func f() {",
            ])
    }

    @Test(
        "Questions are left as they are where other members are meant",
        arguments: [
            "a.load != nil", "done != nil", "a.title == nil", "delegate?.done != a",
            "other.responds(to: selector)", "other.responds(a: #selector(P.done(_:)))",
        ])
    func others(_ code: String) {
        let expected = code.replacing("#selector(P.done(_:))", with: "Selector(\"done:\")")
        #expect(ask(code).code == expected)
        #expect(!ask(code).frame[0].contains("PHas"))
    }

    @Test("Questions about methods of a module in the context have its protocol")
    func context() {
        let library = """
            @objc public protocol P { @objc optional func done() }
            public class View { public weak var delegate: P?; func f() -> Bool { delegate?.done != nil } }
            """
        let application = "class Form: P { func done() {} }\nfunc f(_ p: P) -> Bool { p.done != nil }"
        #expect(
            rewritten(["A.swift": application], context: ["B.swift": library]) == [
                "A.swift":
                    "class Form: P, PHasDone { func done() {} }\nfunc f(_ p: P) -> Bool { (p is any PHasDone) }"
            ])
        #expect(
            rewritten(["A.swift": application], context: ["B.swift": library.replacing(" != nil", with: "")])
                == [
                    "A.swift":
                        "public protocol PHasDone: AnyObject {}; class Form: P, PHasDone { func done() {} }\n"
                        + "func f(_ p: P) -> Bool { (p is any PHasDone) }"
                ])
    }

    @Test("Questions about private protocols of one name in two files mean that of the file")
    func privateProtocols() {
        let source = """
            @objc private protocol P { @objc optional func done() }
            class View { private weak var delegate: P?; func f() -> Bool { delegate?.done != nil } }
            """
        let result = rewritten(["A.swift": source, "B.swift": source.replacing("View", with: "Form")])
        #expect(result["A.swift"]?.hasPrefix("public protocol PHasDone: AnyObject {}; ") ?? false)
        #expect(result["B.swift"]?.hasPrefix("private protocol P: AnyObject { ") ?? false)
        #expect(result.values.allSatisfy { $0.contains("{ (delegate is any PHasDone) }") })
    }

    @Test(
        "Questions in code with a bracket missing stay as they are",
        arguments: ["(", "(_", "(_:", "["])
    func unfinished(_ rest: String) {
        let code = "\(Self.frame)if delegate?.done\(rest)"
        #expect(rewritten(code).hasSuffix("if delegate?.done\(rest)"))
    }
}
