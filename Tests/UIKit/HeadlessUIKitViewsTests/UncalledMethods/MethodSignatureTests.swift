import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Methods' names from the demangler's words.
@Suite("Method names from mangled symbols") struct MethodSignatureTests {
    private static let names: [(String, String)] = [
        ("load() -> ()", "load()"),
        ("didScroll(Kit.View) -> ()", "didScroll(_:)"),
        ("place(Kit.View, Swift.Int) -> Swift.Int?", "place(_:_:)"),
        ("table(_: Kit.Table, didSelect: Kit.Path) -> ()", "table(_:didSelect:)"),
        ("numberOfSections(in: Kit.Table) -> Swift.Int", "numberOfSections(in:)"),
        (
            "run(_: [Swift.String : Swift.Int], then: (Swift.Int, at: Swift.Int) -> (a: Swift.Int, b: ())) -> ()",
            "run(_:then:)"
        ),
        ("run((Swift.Int) -> Swift.Array<(Swift.Int, Swift.Int)>, Swift.Int) -> ()", "run(_:_:)"),
        ("end(at: Swift.UnsafeMutablePointer<Kit.Point>, b: ()) -> ()", "end(at:b:)"),
        ("count.getter : Swift.Int", "count.getter : Swift.Int"),
        ("open(a: B", "open()"),
        ("", ""),
    ]

    @Test("Labels alone are left", arguments: names)
    func labels(signature: String, name: String) {
        #expect(MethodSignature.name(of: signature) == name)
    }

    @Test("Any text has some name")
    func anything() {
        var numbers = SeededNumbers(seed: 11)
        let parts = ["(", ")", "[", "]", "<", ">", "->", ", ", ": ", ",", "a", "é", "_", " "]
        for _ in 0..<2_000 {
            let count = numbers.next(below: 24)
            let text = (0..<count).map { _ in numbers.element(of: parts) }.joined()
            let name = MethodSignature.name(of: text)
            #expect(name.hasPrefix(text.prefix { $0 != "(" }))
        }
    }
}
