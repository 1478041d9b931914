import SourcePorting
import Testing

/// What is listed is what Interface Builder connects by name: Apple's Xcode Help says so of outlets, actions and user
/// defined runtime attributes.
@Suite("Lists of what nibs know by name")
struct NibListTests {
    @Test("A class lists its outlets, inspectable properties, segue actions and actions, also private ones")
    func lists() {
        let source = """
            class Form: UIViewController {
                @IBOutlet private weak var nameLabel: UILabel!
                @IBOutlet private(set) var fields: [UITextField]! { didSet { show() } }
                @IBInspectable var radius: CGFloat = 0
                @IBAction func save(_ sender: Any) {}
                @IBSegueAction func open(_ coder: NSCoder, sender: Any?) -> Details? { nil }
            }
            """
        let expected = """
            class Form: UIViewController {
                private weak var nameLabel: UILabel!
                private(set) var fields: [UITextField]! { didSet { show() } }
                var radius: CGFloat = 0
                func save(_ sender: Any) {}
                func open(_ coder: NSCoder, sender: Any?) -> Details? { nil }
            override class var nibMembers: [NibMember] { super.nibMembers + nibMembersOfForm }; \
            override nonisolated class var selectors: [Selector] { super.selectors + selectorsOfForm } }

            extension Form {
                @MainActor static var nibMembersOfForm: [NibMember] {
                    var list: [NibMember] = []
                    list.append(.outlet("nameLabel", \\Form.nameLabel))
                    list.append(.outlet("fields", \\Form.fields))
                    list.append(.inspectable("radius", \\Form.radius))
                    list.append(.segueAction("open:sender:", { (object: Form) in { object.open($0, sender: $1) } }))
                    return list
                }

                nonisolated static var selectorsOfForm: [Selector] {
                    var list: [Selector] = []
                    list.append(Selector("save:", { (object: Form) in { object.save($0) } }))
                    return list
                }
            }

            """
        #expect(rewritten(source) == expected)
    }

    @Test("A class with the name of a method, such as its delegate's, is listed under another name")
    func listsLowercase() {
        let text = rewritten(
            "class picker: UIView {\n@IBOutlet var a: UILabel!\n@IBAction func b() {}\nfunc picker(_ a: Int) {}\n}"
        )
        #expect(
            text.hasSuffix(
                """
                    @MainActor static var nibMembersOfpicker: [NibMember] {
                        var list: [NibMember] = []
                        typealias Listed = picker
                        list.append(.outlet("a", \\Listed.a))
                        return list
                    }

                    nonisolated static var selectorsOfpicker: [Selector] {
                        var list: [Selector] = []
                        list.append(Selector("b", { (object: picker) in { object.b() } }))
                        return list
                    }
                }

                """))
    }

    @Test("A class without such members has no list")
    func listsNothing() {
        let source = "class Form: UIView {\n    var a: UILabel?\n    func b() {}\n}\n"
        #expect(rewritten(source) == source)
    }

    @Test(
        "Members have the names in the list that they have in Objective-C",
        arguments: [
            ("@IBAction func a() {}", "a", "object.a()"),
            ("@IBAction func a(_ b: Any) {}", "a:", "object.a($0)"),
            ("@IBAction func a(b: Any, event: UIEvent) {}", "aWithB:event:", "object.a(b: $0, event: $1)"),
            (
                "@IBAction func unwind(for segue: UIStoryboardSegue) {}", "unwindFor:",
                "object.unwind(for: $0)"
            ),
            ("@objc(save:) @IBAction func a(_ b: Any) {}", "save:", "object.a($0)"),
            ("@IBAction @objc(save:) func a(_ b: Any) {}", "save:", "object.a($0)"),
            ("@IBAction func `default`() {}", "default", "object.`default`()"),
            ("@IBAction override func paste(_ b: Any?) {}", "paste:", "object.paste($0)"),
            ("@IBAction func a() async {}", "a", "Task { await object.a() }"),
            ("@IBAction func a(_ b: Any) async {}", "a:", "first in Task { await object.a(first) }"),
        ])
    func namesActions(_ source: String, _ selector: String, _ call: String) {
        let text = rewritten("class A: UIView {\n\(source)\n}")
        #expect(text.contains("list.append(Selector(\"\(selector)\", { (object: A) in { \(call) } }))"))
    }

    @Test(
        "Properties are listed if they can be set",
        arguments: [
            ("@IBOutlet var a: UILabel!", ".outlet(\"a\", \\A.a)"),
            ("@IBOutlet public weak private(set) var a: (any B)?", ".outlet(\"a\", \\A.a)"),
            ("@IBOutlet var a, b: UILabel!", ".outlet(\"b\", \\A.b)"),
            ("@IBOutlet var a: UILabel!, b: [UILabel]!", ".outlet(\"b\", \\A.b)"),
            ("@objc(c) @IBOutlet var a: UILabel!", ".outlet(\"c\", \\A.a)"),
            ("@IBInspectable var `class`: Int = 1", ".inspectable(\"class\", \\A.`class`)"),
            ("@IBInspectable lazy var a = 1", ".inspectable(\"a\", \\A.a)"),
            ("@IBInspectable var a: Int { get { b } set { b = newValue } }", ".inspectable(\"a\", \\A.a)"),
            ("@IBInspectable var a: Int { didSet { b() } }", ".inspectable(\"a\", \\A.a)"),
            ("@objc var a: Int = 1", ".inspectable(\"a\", \\A.a)"),
            ("@objc private dynamic var a: Int = 1", ".inspectable(\"a\", \\A.a)"),
        ])
    func listsProperties(_ source: String, _ entry: String) {
        #expect(rewritten("class A: UIView {\n\(source)\n}").contains("list.append(\(entry))"))
    }

    @Test(
        "Properties that cannot be set, or that Objective-C does not see, are not listed",
        arguments: [
            "@objc var a: Int { 1 }", "@objc var a: Int { get { 1 } }", "@objc let a = 1", "var a = 1",
            "@objc var a: Int { let set = 1; return set }", "@objc static var a = 1", "@nonobjc var a = 1",
            "@objc override var a: Int { get { 1 } set {} }",
            "@available(*, unavailable) @IBOutlet var a: Int!",
        ])
    func leavesOut(_ source: String) {
        #expect(!rewritten("class A: UIView {\n\(source)\n}").contains("nibMembers"))
    }

    @Test("Properties of `@objcMembers` classes of responders are listed, except private ones")
    func listsExposed() {
        let text = rewritten(
            "@objcMembers class A: UIView {\nvar a = 1\nprivate var b = 1\n@nonobjc var c = 1\nfunc d() {}\n}"
        )
        #expect(text.split(separator: "\n").filter { $0.contains("append") }.count == 1)
        #expect(text.contains("list.append(.inspectable(\"a\", \\A.a))"))
        #expect(
            rewritten("@objcMembers class A: NSObject { var a = 1 }") == "class A: NSObject { var a = 1 }")
    }

    @Test("A method that another differs from only in its types has them in the list")
    func tellsOverloadsApart() {
        let text = rewritten(
            "class A: UIView {\n@IBAction func b(_ c: UIButton!) {}\nfunc b(_ c: Int) {}\n}")
        #expect(
            text.contains("Selector(\"b:\", { (object: A) in { (first: UIButton!) in object.b(first) } })"))
    }

    @Test("A class on one line, and a nested one, list their members")
    func listsInPlaces() {
        #expect(
            rewritten("class A: UIView { class B: UIView { @IBAction func c() {} } }\n") == """
                class A: UIView { class B: UIView { func c() {} ; override nonisolated class var selectors: \
                [Selector] { super.selectors + selectorsOfAB } } }

                extension A.B {
                    nonisolated static var selectorsOfAB: [Selector] {
                        var list: [Selector] = []
                        list.append(Selector("c", { (object: A.B) in { object.c() } }))
                        return list
                    }
                }

                """)
    }

    @Test(
        "The lists of public and open classes are public and open", arguments: ["public", "open", "package"])
    func access(_ level: String) {
        let list = "override nonisolated class var selectors"
        #expect(
            rewritten("\(level) class A: UIView { @IBAction func b() {} }").contains("; \(level) \(list)"))
        let nested = rewritten("\(level) extension C { class A: UIView { @IBAction func b() {} } }")
        #expect(nested.contains("; \(level) \(list)"))
        let own = rewritten("\(level) extension C { internal class A: UIView { @IBAction func b() {} } }")
        #expect(own.contains("; \(list)"))
    }

    @Test("What is listed is counted")
    func counts() {
        let source =
            "class A: UIView { @IBOutlet var a, b: C!; @IBInspectable var d = 1; @IBAction func e() {} }"
        let report = SourceRewriter().rewrite([SourceFile(path: "Form.swift", text: source)])[0].report
        #expect(report.count(of: .interfaceBuilderAttribute) == 3)
        #expect(report.count(of: .nibMember) == 3 && report.count(of: .nibAction) == 1)
    }
}
