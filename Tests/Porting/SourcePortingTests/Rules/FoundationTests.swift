import SourcePorting
import Testing

@Suite("Foundation without Objective-C")
struct FoundationTests {
    @Test(
        "Foundation's texts with an argument and names of classes are rewritten to other spellings",
        arguments: [
            Golden("let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"),
            Golden(
                "NSMutableAttributedString().append(a)", "NSMutableAttributedString(string: \"\").append(a)"),
            Golden("NSAttributedString(string: a)", "NSAttributedString(string: a)"),
            Golden("let a = Progress()", "let a = Progress(parent: nil, userInfo: nil)"),
            Golden("struct Progress {}\nlet a = Progress()", "struct Progress {}\nlet a = Progress()"),
            Golden("let a = Upload.Progress()", "let a = Upload.Progress()"),
            Golden("type(of: a.b).description()", "String(reflecting: type(of: a.b))"),
            Golden("f(type(of: a)\n  .description())", "f(String(reflecting: type(of: a)\n  ))"),
            Golden("a.description()", "a.description()"),
            Golden("if !Thread.isMainThread {}", "if !Thread.isMainActor {}"),
            Golden("assert(Thread\n  .current.isMainThread)", "assert(Thread\n  .isMainActor)"),
            Golden("a.isMainThread; b.current.isMainThread", "a.isMainThread; b.current.isMainThread"),
            Golden("class Thread {}\nThread.isMainThread", "class Thread {}\nThread.isMainThread"),
            Golden("a(of: b).description()", "a(of: b).description()"),
        ])
    func words(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "The values of networking are imported from a module of its own where their names are used",
        arguments: [
            Golden("let a: URLRequest", "import FoundationNetworking; let a: URLRequest"),
            Golden("import UIKit\nlet a: URLRequest", "import UIKit\nlet a: URLRequest"),
            Golden(
                "import FoundationNetworking\nlet a: URLRequest",
                "import FoundationNetworking\nlet a: URLRequest"),
            Golden("struct URLCache {}\nlet a = URLCache()", "struct URLCache {}\nlet a = URLCache()"),
            Golden("// URLSession", "// URLSession"),
        ])
    func networking(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
    }

    @Test(
        "Foundation is imported where its names are used, and UIKit where UIKit has others of them or its own",
        arguments: [
            ("let a: CGRect", "Foundation"),
            ("URLSession.shared", "UIKit"),
            ("import Testing\nlet a = Date()", "Foundation"),
            ("import os\nclass A: NSObject {}", "Foundation"),
            ("let a = sqrt(2)", "Foundation"),
            ("enum Own { struct Data {} }\nlet a: Data", "Foundation"),
            ("#if os(macOS)\nimport Foundation\n#endif\nlet a: URL", "Foundation"),
            ("let a: CGRect; let b: CGLineCap", "UIKit"),
            ("let a: CAMediaTimingFillMode", "UIKit"),
            ("let a: NSCollectionLayoutDimension", "UIKit"),
            ("#if os(macOS)\nimport UIKit\n#endif\nlet a: UIView", "UIKit"),
        ])
    func imports(_ source: String, _ module: String) {
        #expect(rewritten(["A.swift": source])["A.swift"]?.hasPrefix("import \(module); ") ?? false)
    }

    @Test(
        "Foundation is not imported where another import brings it, or its names are not used",
        arguments: [
            "import XCTest\nlet a: CGRect", "import Darwin\nlet a = sqrt(2)", "import UIKit\nlet a: URL",
            "enum Own { struct Data {}; let a: Data }", "let a: Own.Date", "let a = own.floor(2)",
            "func ceil(_ a: Int) {}", "let a = log",
        ])
    func noImports(_ source: String) {
        let expected = source.replacing("import Darwin", with: "import Foundation")
        #expect(rewritten(["A.swift": source])["A.swift"] == expected)
    }

    // The file that Xcode makes for a target of UI tests.
    @Test(
        "A test class of Xcode's template overrides nothing that XCTest lacks, and finds the elements' module"
    )
    func templateOfTests() {
        let source = """
            import XCTest
            final class LaunchTests: XCTestCase {
                override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
                func testLaunch() { add(XCTAttachment(string: "a")) }
            }
            """
        let expected = "import XCUIAutomation; " + source.replacing("override ", with: "")
        #expect(rewritten(["A.swift": source])["A.swift"] == expected)
    }

    @Test("Imports that are not compiled do not move with a member")
    func importsOfMoves() {
        let result = rewritten([
            "A.swift": "import UIKit\nclass A { func f() {} }\nclass B: A {}",
            "B.swift":
                "#if os(macOS)\nimport AppKit\n#endif\nimport Foundation\nextension B { override func f() {} }",
        ])
        #expect(result["A.swift"]?.hasPrefix("import Foundation; import UIKit\n") ?? false)
    }
}
