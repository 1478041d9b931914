import SourcePorting
import Testing

@Suite("Attributes")
struct AttributeTests {
    @Test(
        "Attributes of Objective-C and Interface Builder are removed",
        arguments: [
            Golden("class A { @objc func save() {} }", "class A { func save() {} }"),
            Golden("@objc (didTap) func tap() {}", "func tap() {}"),
            Golden("@objc(RBForm) @objcMembers final class A {}", "final class A {}"),
            Golden("class A {\n    @objc\n    func save() {}\n}", "class A {\n    \n    func save() {}\n}"),
            Golden("@IBOutlet weak var label: UILabel!", "weak var label: UILabel!"),
            Golden("@IBOutlet private(set) var labels: [UILabel]!", "private(set) var labels: [UILabel]!"),
            Golden("@IBAction func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}"),
            Golden("@IBDesignable class A {}", "class A {}"),
            Golden("@IBSegueAction func a(_ c: NSCoder) -> B? { nil }", "func a(_ c: NSCoder) -> B? { nil }"),
            Golden("@objc dynamic var name = \"\"", "var name = \"\""),
            Golden("dynamic func a() {}", "func a() {}"),
            Golden("public dynamic override class func a() {}", "public override class func a() {}"),
            Golden("@nonobjc func a() {}", "func a() {}"),
            Golden("@objc private enum A: Int { case a }", "private enum A: Int { case a }"),
            Golden("@objc public extension A {}", "public extension A {}"),
            Golden("@objc(\n  a:\n)\nfunc a(_ b: Int) {}", "\n\n\nfunc a(_ b: Int) {}"),
            Golden("typealias A = @convention(block) (Int) -> Void", "typealias A = (Int) -> Void"),
            Golden(
                "typealias A = @convention(c) (AnyObject, Selector) -> Void",
                "typealias A = (AnyObject, Selector) -> Void"),
            Golden("@NSManaged var name: String?", "var name: String?"),
        ])
    func go(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Words that only look like attributes stay",
        arguments: [
            "// @objc func save()", "let a = \"@objc\"", "/* #selector(a) */", "let dynamic = 1",
            "f(dynamic: 1)",
            "case dynamic", "a.dynamic", "func dynamic() {}", "@available(iOS 13, *) func a() {}",
            "@objcx func a() {}",
            "@testable import A", "typealias A = @convention(c) (Int32) -> Void", "@main struct A {}",
            "let objc = optional",
            "\"\"\"\n@IBOutlet var a\n\"\"\"", "#\"\\(@objc)\"#", "@MainActor class A {}",
            "@NSCopying var a: B",
        ])
    func stay(_ source: String) {
        #expect(rewritten(source) == source)
    }

    @Test(
        "Attributes for the application's entry become `@main`",
        arguments: [
            Golden("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
            Golden("@NSApplicationMain class A {}", "@main class A {}"),
        ])
    func entryPoint(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test("Attributes are rewritten in interpolations, too")
    func inInterpolations() {
        #expect(
            rewritten(#"let a = "\(#keyPath(A.b)) and \(f("\(#keyPath(A.c))"))""#)
                == #"let a = "\("b") and \(f("\("c")"))""#)
    }

    @Test("A module that is not a program loses its entry point", arguments: ["@UIApplicationMain", "@main"])
    func libraryEntryPoint(_ attribute: String) {
        var options = RewritingOptions()
        options.keepsEntryPoint = false
        #expect(rewritten("\(attribute)\nclass A {}", options: options) == "\nclass A {}")
    }
}
