import SourcePorting
import Testing

@Suite("Classes whose members nibs know by name")
struct NibClassTests {
    /// The lines in which classes declare their lists.
    private func declarations(_ source: String) -> [String] {
        rewritten(source).split(separator: "\n").filter { $0.contains(" class var ") }.map { line in
            line.trimmingPrefix { $0 == " " || $0 == ";" }.trimmingSuffix(" }")
        }
    }

    @Test("What extensions declare is added to the class's list, from each file")
    func addsExtensions() {
        let result = rewritten([
            "A.swift":
                "import UIKit\nclass Form: UIView {\n}\nprivate extension Form { @IBAction func a() {} }\n",
            "B.swift": "import UIKit\nextension Form { @IBAction private func b() {} }\n",
        ])
        #expect(
            result["A.swift"] == """
                import UIKit
                class Form: UIView {
                override nonisolated class var selectors: [Selector] { super.selectors + selectorsOfForm + \
                selectorsOfForm2 } }
                private extension Form { func a() {} }

                extension Form {
                    nonisolated static var selectorsOfForm: [Selector] {
                        var list: [Selector] = []
                        list.append(Selector("a", { (object: Form) in { object.a() } }))
                        return list
                    }
                }

                """)
        #expect(
            result["B.swift"] == """
                import UIKit
                extension Form { private func b() {} }

                extension Form {
                    nonisolated static var selectorsOfForm2: [Selector] {
                        var list: [Selector] = []
                        list.append(Selector("b", { (object: Form) in { object.b() } }))
                        return list
                    }
                }

                """)
    }

    @Test("A subclass adds to its superclass's list, and one without members leaves it")
    func addsToSuperclass() {
        let source = """
            class Base: UIView {
                @IBAction func a() {}
            }
            class Middle: Base {
            }
            class Form: Middle {
                @IBAction func b() {}
            }
            """
        #expect(
            declarations(source)
                == ["Base", "Form"].map {
                    "override nonisolated class var selectors: [Selector] { super.selectors + selectorsOf\($0) }"
                })
    }

    @Test(
        "A class that is not a responder adopts the protocol, and its subclasses override",
        arguments: ["NSObject", "UIBarButtonItem", "UITapGestureRecognizer", "NSLayoutConstraint"])
    func adopts(_ superclass: String) {
        let source = """
            class Base: \(superclass) {
                @IBOutlet var a: UILabel!
            }
            class Form: Base {
                @IBOutlet var b: UILabel!
                @IBAction func c() {}
            }
            """
        #expect(
            declarations(source) == [
                "@MainActor class var nibMembers: [NibMember] { nibMembersOfBase }",
                "@MainActor override class var nibMembers: [NibMember] { super.nibMembers + nibMembersOfForm }; "
                    + "nonisolated class var selectors: [Selector] { selectorsOfForm }",
            ])
        let text = rewritten(source)
        #expect(text.contains("extension Base: NibMemberProvider {\n"))
        #expect(text.contains("extension Form: SelectorProvider {\n"))
    }

    @Test("A class of a module that the target imports has its list there, to which subclasses add")
    func addsToContext() {
        let result = rewritten(
            ["Form.swift": "import UIKit\nclass Form: Base { @IBOutlet var b: UILabel! }\n"],
            context: ["Base.swift": "open class Base: NSObject { @IBOutlet var a: UILabel! }"])
        let text = result["Form.swift"] ?? ""
        #expect(text.contains("@MainActor override class var nibMembers"))
        #expect(!text.contains("NibMemberProvider"))
    }

    @Test("Members in extensions of the system's classes are in a table of the module")
    func listsForeign() {
        let source = """
            extension UIView {
                @IBInspectable var radius: CGFloat { get { 0 } set {} }
            }
            extension UIViewController {
                @IBAction func close() {}
                @IBAction override func paste(_ sender: Any?) {}
            }

            """
        #expect(
            rewritten(source).hasSuffix(
                """
                extension UIView {
                    @MainActor static var nibMembersOfUIView: [NibMember] {
                        var list: [NibMember] = []
                        list.append(.inspectable("radius", \\UIView.radius))
                        return list
                    }
                }

                extension UIViewController {
                    nonisolated static var selectorsOfUIViewController: [Selector] {
                        var list: [Selector] = []
                        list.append(Selector("close", { (object: UIViewController) in { object.close() } }))
                        return list
                    }
                }

                final class PortedNibMembers: NibMemberProvider, SelectorProvider {
                    @MainActor static var nibMembers: [NibMember] { UIView.nibMembersOfUIView }
                    nonisolated static var selectors: [Selector] { UIViewController.selectorsOfUIViewController }
                }

                """))
    }

    @Test(
        "Members of a class with an unknown superclass are in the table of the module, which is in one file")
    func listsUnknown() {
        let result = rewritten([
            "A.swift": "import Pod\nclass A: PodView { @IBOutlet var a: UILabel! }",
            "B.swift": "import Pod\nclass B: PodView { @IBOutlet var b: UILabel! }",
        ])
        #expect(
            result["A.swift"]?.hasSuffix(
                """

                final class PortedNibMembers: NibMemberProvider, SelectorProvider {
                    @MainActor static var nibMembers: [NibMember] { A.nibMembersOfA + B.nibMembersOfB }
                    nonisolated static var selectors: [Selector] { [] }
                }

                """) ?? false)
        #expect(result["A.swift"]?.hasPrefix("import UIKit; import Pod\n") ?? false)
        #expect(result["B.swift"]?.contains("PortedNibMembers") == false)
    }

    @Test("What is listed keeps the conditions around it, and the branch that is not compiled is left out")
    func keepsConditions() {
        let source = """
            #if DEBUG
            class Form: UIView {
                #if os(macOS)
                @IBAction func a() {}
                #elseif SHOP
                @IBAction func b() {}
                #endif
                @IBAction func c() {}
            }
            #endif

            """
        #expect(
            rewritten(source).hasSuffix(
                """
                #endif

                #if (DEBUG)
                extension Form {
                    nonisolated static var selectorsOfForm: [Selector] {
                        var list: [Selector] = []
                #if !(os(macOS)) && (SHOP)
                        list.append(Selector("b", { (object: Form) in { object.b() } }))
                #endif
                        list.append(Selector("c", { (object: Form) in { object.c() } }))
                        return list
                    }
                }
                #endif

                """))
    }

    @Test(
        "What cannot be listed is a warning with its place and what to do instead",
        arguments: [
            (
                "class A: UIView { @IBAction func b(_ c: Int, d: Int, e: Int) {} }",
                "1:29: warning: an action with 3 parameters cannot be called here. Take the sender, and the event if you "
                    + "need it."
            ),
            (
                "class A: UIView { @IBOutlet let b: UILabel }",
                "1:29: warning: b cannot be set, so a nib cannot have it. Declare it as a variable."
            ),
            (
                "class A: UIView { @IBSegueAction func b() -> C? { nil } }",
                "1:34: warning: b cannot make a controller for a segue. Take the coder, and then the sender and the "
                    + "identifier if you need them."
            ),
            (
                "func f() { class A: UIView { @IBAction func b() {} } }",
                "1:12: warning: nibs do not find the members of A, as it is declared in a function. Move it out."
            ),
            (
                "class A { private class B: UIView { @IBAction func b() {} } }",
                "1:19: warning: nibs do not find the members of A.B, as it is private to a type. Declare it as fileprivate."
            ),
            (
                "class A: UIView { override class var selectors: [Selector] { [] }; @IBAction func b() {} }",
                "1:1: warning: A declares selectors itself. Add selectorsOfA there."
            ),
        ])
    func warns(_ source: String, _ expected: String) {
        #expect(warnings(source) == ["Form.swift:\(expected)"])
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
    }
}
