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
        "Networking is imported from a module of its own where its names are used",
        arguments: [
            Golden("URLSession.shared", "import FoundationNetworking; URLSession.shared"),
            Golden(
                "import FoundationNetworking\nlet a: URLRequest",
                "import FoundationNetworking\nlet a: URLRequest"),
            Golden("struct URLCache {}\nlet a = URLCache()", "struct URLCache {}\nlet a = URLCache()"),
            Golden("// URLSession", "// URLSession"),
        ])
    func networking(_ golden: Golden) {
        #expect(rewritten(golden.source) == golden.result)
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
