import Foundation
import TestSupport
import Testing

/// The page of the verbs lists every function that a test can call.
@Suite("The page of the verbs") struct VerbsTests {
    private static let modules = [
        "FailureReporting", "Keyboard", "Pictures", "Robot", "TimeLapse", "Touch", "Trace", "ViewQuery",
    ]

    /// The names of the public functions outside of types.
    private static func functions() throws -> Set<String> {
        var names: Set<String> = []
        for module in modules {
            let folder = try #require(PackageSources.modules[module])
            for path in try PackageSources.swiftFiles(below: folder) {
                let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                for match in source.matches(of: /(?m)^(?:@\w+(?:\([^)\n]*\))? )*public func (\w+)/) {
                    names.insert(String(match.1))
                }
            }
        }
        return names
    }

    @Test("Each public function of the modules for tests is on the page, and no other")
    func complete() throws {
        let file = PackageSources.package.appendingPathComponent("Sources/Robot/Robot.docc/Verbs.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let listed = Set(page.matches(of: /(?m)^- ``(\w+)\(/).map { String($0.1) })
        // Apple's own names are an application's; one report stands with the views.
        let functions = try Self.functions().filter { name in
            !["CA", "CF", "NS"].contains { name.hasPrefix($0) }
        }.union(["layoutReport"])
        #expect(functions.count > 100)
        #expect(functions.subtracting(listed).sorted() == [], "The page lacks these.")
        #expect(listed.subtracting(functions).sorted() == [], "The page has these, which are not there.")
    }
}
