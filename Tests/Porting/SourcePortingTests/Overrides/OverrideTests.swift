import SourcePorting
import Testing

@Suite("Overrides in extensions")
struct OverrideTests {
    @Test("Overrides in extensions move into the class, with directives for their lines")
    func move() {
        let source = """
            class Form: UIViewController {
                let a = 1
            }

            extension Form {
                /// Loads.
                @objc override func viewDidLoad() {
                    use(#selector(a))
                }
                @objc func a() {}
            }
            """
        let expected = """
            class Form: UIViewController {
                let a = 1

            #sourceLocation(file: "Form.swift", line: 7)
                override func viewDidLoad() {
                    use(Selector("a", Form.a))
                }
            #sourceLocation(file: "Form.swift", line: 3)
            }

            extension Form {
                /// Loads.
                


                func a() {}
            }
            """
        #expect(rewritten(source) == expected)
    }

    @Test("Overrides move to other files, with the imports that they need and what was private")
    func moveAcrossFiles() {
        let result = rewritten([
            "A.swift": "import UIKit\nclass Form: UIView { }\n",
            "B.swift": """
            import UIKit
            import Contacts
            private let margin = 8
            private func other() {}
            public extension Form {
                override var intrinsicContentSize: CGSize { CGSize(width: margin, height: 0) }
            }
            """,
        ])
        #expect(
            result["A.swift"] == """
                import Contacts; import UIKit
                class Form: UIView { 
                #sourceLocation(file: "B.swift", line: 6)
                    public override var intrinsicContentSize: CGSize { CGSize(width: margin, height: 0) }
                #sourceLocation(file: "A.swift", line: 2)
                }

                """)
        #expect(
            result["B.swift"] == """
                import UIKit
                import Contacts
                 let margin = 8
                private func other() {}
                public extension Form {
                    
                }
                """)
    }

    @Test(
        "Members of an extension that differ in their parameters' types, or stand in branches, have one protocol each"
    )
    func overloadedMembers() {
        let source = """
            extension UIView {
                func fill(_ a: Int) {}
                func fill(_ a: [String]) {}
                #if FLAG
                func show() {}
                #else
                func show() { fill(1) }
                #endif
            }
            class Own: UIView { override func fill(_ a: Int) {}; override func show() {} }
            class Other: UIView { override func fill(_ a: [String]) {} }
            """
        let lines = rewritten(source).split(separator: "\n").map(String.init)
        #expect(
            lines[1...2] == [
                "    func fillOfExtension(_ a: Int) {}", "    func fillOfExtension(_ a: [String]) {}",
            ])
        #expect(
            lines[4] == "    func showOfExtension() {}"
                && lines[6] == "    func showOfExtension() { fill(1) }")
        let protocols = lines[8].split(separator: ";").filter { $0.contains("protocol") }
        #expect(
            protocols
                == ["FillInt", "FillString", "Show"].map { name in
                    " @preconcurrency @MainActor protocol UIViewWith\(name): UIView {}"
                })
        #expect(
            lines[8].contains("func fill(_ a: Int) { if let object = self as? Own { return object.fill(a) }"))
        #expect(lines[8].contains("func fill(_ a: [String]) { if let object = self as? Other {"))
        #expect(lines[9] == "class Own: UIView { func fill(_ a: Int) {}; func show() {} }")
    }

    @Test("Overrides take their conditions with them")
    func takeConditions() {
        let source = """
            #if DEBUG
            class Form: UIView {}
            #if os(tvOS)
            #elseif os(iOS)
            extension Form {
                override func layoutSubviews() {}
            }
            #endif
            #endif
            """
        let expected = """
            #if DEBUG
            class Form: UIView {
            #if !(os(tvOS)) && (true)
            #sourceLocation(file: "Form.swift", line: 6)
                override func layoutSubviews() {}
            #endif
            #sourceLocation(file: "Form.swift", line: 2)
            }
            #if os(tvOS)
            #elseif true
            extension Form {
                
            }
            #endif
            #endif
            """
        #expect(rewritten(source) == expected)
    }

    @Test("Members of extensions that a subclass overrides move into the class, too")
    func moveOverridden() {
        let source = """
            class Base {}
            extension Base { @objc func load(_ a: Int) {} ; func stay() {} }
            class Form: Base { override func load(_ a: Int) {} }
            """
        let expected = """
            class Base {
            #sourceLocation(file: "Form.swift", line: 2)
            func load(_ a: Int) {}
            #sourceLocation(file: "Form.swift", line: 1)
            }
            extension Base {  ; func stay() {} }
            class Form: Base { override func load(_ a: Int) {} }
            """
        #expect(rewritten(source) == expected)
    }

    @Test("Overrides of another module's class are left out, with a warning")
    func leftOut() {
        let source = """
            extension UINavigationController {
                open override var shouldAutorotate: Bool {
                    true
                }
            }
            """
        #expect(rewritten(source) == "extension UINavigationController {\n    \n\n\n}")
        #expect(
            warnings(source) == [
                "Form.swift:2:19: warning: an extension of UINavigationController overrides shouldAutorotate, which is left "
                    + "out here, as the class is in another module. Override it in a subclass."
            ])
    }

    @Test("Overrides of what an extension of another module's class declares are found by the object's class")
    func dispatch() {
        let source = """
            extension UIViewController {
                @objc var isOpen: Bool { false }
                @objc func load(_ a: Int, for b: Int) -> Int { a }
            }
            class Menu: UINavigationController {
                override var isOpen: Bool { !super.isOpen }
                override func load(_ a: Int, for b: Int) -> Int { super.load(a, for: b) + load(1, for: 2) }
            }
            class SubMenu: Menu {
                override var isOpen: Bool { super.isOpen }
            }
            """
        let expected = """
            extension UIViewController {
                var isOpenOfExtension: Bool { false }
                func loadOfExtension(_ a: Int, for b: Int) -> Int { a }
            }; @preconcurrency @MainActor protocol UIViewControllerWithIsOpen: UIViewController {}; extension UIViewController: \
            UIViewControllerWithIsOpen {}; extension UIViewControllerWithIsOpen { var isOpen: Bool { \
            if let object = self as? Menu { return object.isOpen }; return self.isOpenOfExtension } }; \
            @preconcurrency @MainActor protocol UIViewControllerWithLoadFor: UIViewController {}; extension UIViewController: \
            UIViewControllerWithLoadFor {}; extension UIViewControllerWithLoadFor { \
            func load(_ a: Int, for b: Int) -> Int { if let object = self as? Menu { return object.load(a, for: b) }; \
            return self.loadOfExtension(a, for: b) } }
            class Menu: UINavigationController {
                var isOpen: Bool { !super.isOpenOfExtension }
                func load(_ a: Int, for b: Int) -> Int { super.loadOfExtension(a, for: b) + load(1, for: 2) }
            }
            class SubMenu: Menu {
                override var isOpen: Bool { super.isOpen }
            }
            """
        #expect(rewritten(source) == expected)
    }

    @Test("Overrides move into the class of the branch that is compiled")
    func moveIntoActiveBranch() {
        let source = """
            #if os(macOS) || canImport(AppKit)
            class Form: NSView {}
            extension Form { override func layout() {} }
            #elseif !targetEnvironment(macCatalyst) && (os(iOS))
            class Form: UIView {}
            #endif
            extension Form { override func layoutSubviews() {} }
            """
        let expected = """
            #if os(macOS) || canImport(AppKit)
            class Form: NSView {}
            extension Form { override func layout() {} }
            #elseif !targetEnvironment(macCatalyst) && (true)
            class Form: UIView {
            #sourceLocation(file: "Form.swift", line: 7)
            override func layoutSubviews() {}
            #sourceLocation(file: "Form.swift", line: 5)
            }
            #endif
            extension Form {  }
            """
        #expect(rewritten(source) == expected)
    }

    @Test("Members that a protocol's extension gives as a default are not overrides")
    func protocolDefaults() {
        let source = """
            protocol Source {}
            extension Source { func title() -> Int { 0 } }
            extension Unknown { func count() -> Int { 0 } }
            class Base: Source, Unknown { func title() -> Int { 1 }; func count() -> Int { 1 } }
            class Form: Base { override func title() -> Int { 2 }; override func count() -> Int { 1 } }
            """
        #expect(rewritten(source) == source)
    }

    @Test("Overrides in classes stay")
    func stay() {
        let source =
            "class Form: UIView {\n    override func layoutSubviews() {}\n}\nextension Form { func a() {} }"
        #expect(rewritten(source) == source)
    }
}
