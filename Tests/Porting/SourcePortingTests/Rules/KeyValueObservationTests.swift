import SourcePorting
import Testing

@Suite("Observed properties")
struct KeyValueObservationTests {
    private static let use = "let o = a.observe(\\.size) { _, _ in }\n"
    private static let tells =
        "willSet { willChangeValue(for: \\.size) } didSet { didChangeValue(for: \\.size) }"

    @Test(
        "A property with dynamic that is observed tells of its changes",
        arguments: [
            Golden(
                "class A: NSObject { @objc dynamic var size = 1 }",
                "class A: NSObject { var size = 1 { \(tells) } }"),
            Golden(
                "class A: NSObject {\n    @objc dynamic private(set) var size: Int = make()\n    let b = 1\n}",
                "class A: NSObject {\n    private(set) var size: Int = make() { \(tells) }\n    let b = 1\n}"),
            Golden(
                "class A: NSObject { @objc dynamic var size: Int? }",
                "class A: NSObject { var size: Int? { \(tells) } }"),
            Golden(
                "class A: NSObject { dynamic var size = B(1)\n.c { 2 } }",
                "class A: NSObject { var size = B(1)\n.c { 2 } { \(tells) } }"),
            Golden(
                "class A: NSObject { @objc dynamic var size = 1 { didSet { b() } } }",
                "class A: NSObject { var size = 1 { willSet { willChangeValue(for: \\.size) } didSet { "
                    + "defer { didChangeValue(for: \\.size) }; b() } } }"),
            Golden(
                "class A: NSObject { @objc dynamic var size: Int { willSet(new) { b(new) } } }",
                "class A: NSObject { var size: Int { didSet { didChangeValue(for: \\.size) } willSet(new) { "
                    + "willChangeValue(for: \\.size); b(new) } } }"),
            Golden(
                "class A: NSObject { @objc dynamic var size: Int { get { 1 } set { b = newValue } } }",
                "class A: NSObject { var size: Int { get { 1 } set { willChangeValue(for: \\.size); "
                    + "defer { didChangeValue(for: \\.size) }; b = newValue } } }"),
            Golden(
                "class B: NSObject {}\nclass A: B { @objc dynamic var size = 1 }",
                "class B: NSObject {}\nclass A: B { var size = 1 { \(tells) } }"),
        ])
    func tell(_ golden: Golden) {
        let result = rewritten(Self.use + "import UIKit\n" + golden.source)
        #expect(result == Self.use + "import UIKit\n" + golden.result)
    }

    @Test(
        "Properties without dynamic, without a setter, of other classes and with other names stay as they are",
        arguments: [
            "class A: NSObject { var size = 1 }", "class A: NSObject { let size = 1 }",
            "class A: Foreign { dynamic var size = 1 }", "class A: NSObject { dynamic var other = 1 }",
            "class A: NSObject { dynamic var size: Int { 1 } }",
            "class A: NSObject { dynamic static var size = 1 }",
        ])
    func stay(_ source: String) {
        let result = rewritten(Self.use + "import UIKit\n" + source)
        #expect(result == Self.use + "import UIKit\n" + source.replacing("dynamic ", with: ""))
    }

    @Test("A path of several names, and one that is only written, observes nothing")
    func paths() {
        for use in ["a.observe(\\.b.size) { _, _ in }", "let k = \\A.size", "observe(size)"] {
            let source = "import UIKit\nlet o = \(use)\nclass A: NSObject { dynamic var size = 1 }"
            #expect(rewritten(source) == source.replacing("dynamic ", with: ""))
        }
        let typed =
            "import UIKit\nlet o = a.observe(\\A.size, options: []) { _, _ in }\nclass A: NSObject { dynamic var size = 1 }"
        #expect(rewritten(typed).contains("didChangeValue"))
    }
}
