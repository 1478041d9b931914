import SourcePorting
import Testing

@Suite("Optional requirements")
struct OptionalTests {
    /// A protocol with optional members, in front of the code that uses them.
    private static let delegate =
        "@objc protocol Delegate { @objc optional func done(_ a: Int) -> Bool; @objc optional var title: String { get } }\n"

    /// What becomes of code in a class with a delegate.
    private func use(_ code: String) -> String {
        let frame = "class Form {\nweak var delegate: Delegate?\nlet other: Delegate\nfunc f() {\n"
        let result = rewritten("\(Self.delegate)\(frame)\(code)\n}\n}")
        return result.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(5).dropLast(2)
            .joined(separator: "\n")
    }

    @Test(
        "Optional requirements throw in the protocol, where their default throws",
        arguments: [
            Golden(
                "@objc protocol P {\n  @objc optional func a()\n}",
                "protocol P: AnyObject {\n  func a() throws\n}; struct PNotImplemented: Error {}; "
                    + "extension P { func a() throws { throw PNotImplemented() } }"),
            Golden(
                "@objc public protocol P: Q {\n  @objc optional func a(\n    _ b: Int, // why\n    c: B) -> C?\n  func d()\n}",
                "public protocol P: AnyObject, Q {\n  func a(\n    _ b: Int, // why\n    c: B) throws -> C?\n  func d()\n}; "
                    + "struct PNotImplemented: Error {}; public extension P { "
                    + "func a( _ b: Int, c: B) throws -> C? { throw PNotImplemented() } }"),
            Golden(
                "@objc protocol P: NSObjectProtocol {\n  @available(iOS 13, *)\n  @objc optional static func a() async\n"
                    + "  @objc optional var b: Int { get set }\n}",
                "protocol P: NSObjectProtocol {\n  @available(iOS 13, *)\n  static func a() async throws\n"
                    + "  var b: Int { get throws }\n}; struct PNotImplemented: Error {}; extension P { "
                    + "@available(iOS 13, *) static func a() async throws { throw PNotImplemented() }; "
                    + "var b: Int { get throws { throw PNotImplemented() } } }"),
            Golden(
                "enum A {\n  @objc protocol P { @objc(b:) optional func a(b: Int) }\n}\nlet c = 1",
                "enum A {\n  protocol P: AnyObject { func a(b: Int) throws }\n}; struct APNotImplemented: Error {}; "
                    + "extension A.P { func a(b: Int) throws { throw APNotImplemented() } }\nlet c = 1"),
            Golden(
                "@objc private protocol P { @objc optional func a() }",
                "private protocol P: AnyObject { func a() throws }; fileprivate struct PNotImplemented: Error {}; "
                    + "extension P { func a() throws { throw PNotImplemented() } }"),
            Golden("@objc protocol P {}", "protocol P: AnyObject {}"),
            Golden("@objc protocol P: class {}", "protocol P: class {}"),
            Golden(
                "@objc protocol P {}\n@objc protocol Q: P {}", "protocol P: AnyObject {}\nprotocol Q: P {}"),
            Golden("protocol P { func a() }", "protocol P { func a() }"),
        ])
    func declarations(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Optional requirements give nil where they are not implemented",
        arguments: [
            ("delegate?.done?(1)", "try? delegate?.done(1)"),
            ("self.delegate?.done?(1)", "try? self.delegate?.done(1)"),
            ("other.done?(1)", "try? other.done(1)"),
            ("let a = delegate?.done?(1) ?? false", "let a = (try? delegate?.done(1)) ?? false"),
            ("let a = other.done?(1)", "let a = (try? other.done(1))"),
            ("if delegate?.done?(1) == true { g() }", "if (try? delegate?.done(1)) == true { g() }"),
            ("if let a = other.done?(1) { g() }", "if let a = (try? other.done(1)) { g() }"),
            ("return other.done?(1)", "return (try? other.done(1))"),
            ("defer { delegate?.done?(1) }", "defer { try? delegate?.done(1) }"),
            ("g { delegate?.done?(1) ?? true }", "g { (try? delegate?.done(1)) ?? true }"),
            ("list[0].map { $0.done?(1) }", "list[0].map { try? $0.done(1) }"),
            ("delegate?.done?(1).description.count", "try? delegate?.done(1).description.count"),
            ("f(delegate?.done?(1), b)", "f((try? delegate?.done(1)), b)"),
            ("a ? other.done?(1) : nil", "a ? (try? other.done(1)) : nil"),
            ("let a =\n  delegate?\n  .done?(1)", "let a =\n  (try? delegate?\n  .done(1))"),
            ("switch a { case .b(1), .c: other.done?(1)", "switch a { case .b(1), .c: try? other.done(1)"),
            ("switch a {\ndefault: other.done?(1)", "switch a {\ndefault: try? other.done(1)"),
            ("g(a: other.done?(1))", "g(a: (try? other.done(1)))"),
            ("other.done? { 1 }", "try? other.done { 1 }"),
            ("g()\ndelegate?.done?(1)", "g()\ntry? delegate?.done(1)"),
            ("other.done!(1)", "try! other.done(1)"),
            (
                "f(a: [other.done?(delegate?.done?(2) ?? 1)])",
                "f(a: [(try? other.done((try? delegate?.done(2)) ?? 1))])"
            ),
            ("let a = make(x)[1]?.done?(1)", "let a = (try? make(x)[1]?.done(1))"),
            ("let a = delegate?.title ?? \"\"", "let a = (try? delegate?.title) ?? \"\""),
            ("let a = delegate?.title?.count", "let a = (try? delegate?.title.count)"),
            ("g(other.title!)", "g((try! other.title))"),
            (
                "if let now = self.delegate { g(now.title) }",
                "if let now = self.delegate { g((try? now.title)) }"
            ),
            ("\"\\(delegate?.title ?? a)\"", "\"\\((try? delegate?.title) ?? a)\""),
        ])
    func uses(_ code: String, _ expected: String) {
        #expect(use(code) == expected)
    }

    @Test(
        "Optional requirements leave other members of the same names as they are",
        arguments: [
            "completion?(1)", "form?.title", "label.title = delegate2?.name", "done?(1)",
            "let a = view.title?.count",
            "f?.g?.h?()",
        ])
    func otherMembers(_ code: String) {
        #expect(use(code) == code)
    }

    @Test(
        "An optional requirement is told from a closure property of its name by the type of the object"
    )
    func closures() {
        let source = """
            @objc protocol P { @objc optional func done() }
            class A { var done: (() -> Void)?; var p: P? }
            func f(_ a: A, _ b: P?) { a.done?(); b?.done?(); a.p?.done?() }
            """
        #expect(
            rewritten(source).hasSuffix(
                "func f(_ a: A, _ b: P?) { a.done?(); try? b?.done(); try? a.p?.done() }"))
    }

    @Test(
        "An optional requirement is told by the nearest declaration of a variable with several types"
    )
    func nearestDeclaration() {
        let source = """
            @objc protocol P { @objc optional var title: Int { get } }
            class A { var object: P?; func f() { g(object?.title, self.object?.title) } }
            class B: A { func f() { g(object?.title) }; func h(_ object: UIView?) { g(object?.title) } }
            class C { var object: UIView?; func f(_ object: P) { g(object.title, self.object?.title) } }
            """
        let expected = """
            class A { var object: P?; func f() { g((try? object?.title), (try? self.object?.title)) } }
            class B: A { func f() { g((try? object?.title)) }; func h(_ object: UIView?) { g(object?.title) } }
            class C { var object: UIView?; func f(_ object: P) { g((try? object.title), self.object?.title) } }
            """
        #expect(rewritten(source).hasSuffix(expected))
    }

    @Test(
        "Optional requirements that only subclasses implement are declared in the adopting class"
    )
    func lateImplementations() {
        let source = """
            @objc protocol P { @objc optional func a(_ b: Int) -> Bool; @objc optional func c(); @objc optional func d() }
            open class Base: P {
                func c() {}
            }
            class Form: Base { @objc public func a(_ b: Int) -> Bool { true } }
            class SubForm: Form { override func a(_ b: Int) -> Bool { false } }
            class Other: Base { let e = 1 }
            extension Other {
                func a(_ b: Int) -> Bool { true }
            }
            class Own: P { func d() {} }
            """
        let result = rewritten(source).split(separator: "\n").dropFirst().joined(separator: "\n")
        let expected = """
            open class Base: P {
                func c() {}
            open func a(_ b: Int) throws -> Bool { throw PNotImplemented() } }
            class Form: Base { public override func a(_ b: Int) -> Bool { true } }
            class SubForm: Form { override func a(_ b: Int) -> Bool { false } }
            class Other: Base { let e = 1\u{20}
            #sourceLocation(file: "Form.swift", line: 9)
                override func a(_ b: Int) -> Bool { true }
            #sourceLocation(file: "Form.swift", line: 7)
            }
            extension Other {
                \u{20}
            }
            class Own: P { func d() {} }
            """
        #expect(result == expected.replacing("    \u{20}", with: "    "))
    }

    @Test("Optional requirements cannot be stored properties of subclasses, which is a warning")
    func lateProperties() {
        let source =
            "@objc protocol P { @objc optional var a: Int { get } }\nclass A: P {}\nclass B: A { let a = 1 }"
        #expect(
            rewritten(source).hasSuffix(
                "\nclass A: P {var a: Int { get throws { throw PNotImplemented() } } }\nclass B: A { override let a = 1 }"
            ))
        #expect(
            warnings(source) == [
                "Form.swift:3:14: warning: a is a stored property, which cannot override what the superclass has for the "
                    + "protocol. Make it a computed property, or declare it in the superclass."
            ])
    }

    @Test("Optional requirements are called without an object in extensions of their protocol")
    func inExtensions() {
        let source = "@objc protocol P { @objc optional func a() }\nextension P { func b() { a?() } }"
        #expect(rewritten(source).hasSuffix("extension P { func b() { try? a() } }"))
    }

    @Test(
        "Optional requirements of the system's delegates have a default, so that calls need no question mark",
        arguments: [
            Golden("delegate?.scrollViewDidScroll?(view)", "delegate?.scrollViewDidScroll(view)"),
            Golden("delegate.scrollViewDidScroll?(view)", "delegate.scrollViewDidScroll(view)"),
            Golden(
                "let a = delegate?.tableView?(b, heightForRowAt: c) ?? 44",
                "let a = delegate?.tableView(b, heightForRowAt: c) ?? 44"),
            Golden(
                "let a = self.delegate.tableView?(b, heightForRowAt: c) ?? 44",
                "let a = Optional(self.delegate)?.tableView(b, heightForRowAt: c) ?? 44"),
            Golden(
                "let a = UIApplication.shared.delegate?.window??.rootViewController",
                "let a = UIApplication.shared.delegate?.window?.rootViewController"),
            Golden("animator.addCompletion? { a in }", "animator.addCompletion { a in }"),
            Golden(
                "animator?.addAnimations?({ a() }, delayFactor: 1)",
                "animator?.addAnimations({ a() }, delayFactor: 1)"),
            Golden("let a = delegate!.window!!", "let a = delegate!.window!"),
            Golden("let a = self.window?.frame", "let a = self.window?.frame"),
            Golden("let a = view.window?.windowScene", "let a = view.window?.windowScene"),
        ])
    func systemDelegates(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "A method of a system's delegate is told from a property of its name by labels, and by what it is declared with",
        arguments: [
            ("a.dataSource?.numberOfSections?(in: a) ?? 1", "a.dataSource?.numberOfSections(in: a) ?? 1"),
            (
                "(a as? UITableViewDelegate)?.tableView?(b, heightForRowAt: c)",
                "(a as? UITableViewDelegate)?.tableView(b, heightForRowAt: c)"
            ),
            (
                "let d = source.tableView!(a, titleForHeaderInSection: 1)",
                "let d = source.tableView(a, titleForHeaderInSection: 1)"
            ),
            ("delegate?.textFieldShouldReturn?(a)", "delegate?.textFieldShouldReturn(a)"),
            ("delegate?.scrollViewDidScroll?(a)", "delegate?.scrollViewDidScroll(a)"),
            ("own.scrollViewDidScroll?(a)", "own.scrollViewDidScroll?(a)"),
            ("f().scrollViewDidScroll?(a)", "f().scrollViewDidScroll?(a)"),
        ])
    func propertiesOfTheName(_ code: String, _ expected: String) {
        let own = """
            class Own {
                var numberOfSections = 1; var tableView: UITableView!; var textFieldShouldReturn: Own?
                var scrollViewDidScroll: ((UIScrollView) -> Void)?
            }
            class Form { weak var delegate: UITableViewDelegate?; let own = Own(); var source: UITableViewDataSource!
            func g(own: Own) { \(code) } }
            """
        #expect(rewritten(own).split(separator: "\n").last == "func g(own: Own) { \(expected) } }")
    }

    @Test("Optional requirements of a module in the context are known, and its files stay out of the result")
    func context() {
        let result = rewritten(
            ["A.swift": "func f(_ d: P?) { d?.done?() }"],
            context: ["B.swift": "@objc public protocol P { @objc optional func done() }"])
        #expect(result == ["A.swift": "func f(_ d: P?) { try? d?.done() }"])
    }

    @Test("Optional subscripts are rewritten with a warning")
    func subscripts() {
        let source = "@objc protocol P {\n  @objc optional subscript(a: Int) -> Any { get }\n}"
        #expect(
            rewritten(source)
                == "protocol P: AnyObject {\n  subscript(a: Int) -> Any { get throws }\n}; struct PNotImplemented: Error {}; "
                + "extension P { subscript(a: Int) -> Any { get throws { throw PNotImplemented() } } }")
        #expect(
            warnings(source) == [
                "Form.swift:2:18: warning: an optional subscript throws here where it is not implemented. Use it with try?, "
                    + "or make it a method."
            ])
    }
}
