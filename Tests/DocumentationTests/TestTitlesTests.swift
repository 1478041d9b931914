import Foundation
import TestSupport
import Testing

/// The output of `swift test` is read as a specification, a line for each test.
@Suite("Names of suites and titles of tests") struct TestTitlesTests {
    @Test("Each suite has a name, each test a title that stands by itself")
    func allTests() throws {
        var count = 0
        var places: [String: String] = [:]
        for folder in ["Tests", "Examples"] {
            let url = PackageSources.package.appendingPathComponent(folder)
            for path in try PackageSources.swiftFiles(below: url) where !path.contains(".build/") {
                let source = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
                guard source.contains("@Test") else { continue }
                for test in TestNames(in: source).found {
                    count += 1
                    let place = "\(folder)/\(path):\(test.line)"
                    if let fault = test.fault { Issue.record("\(place): \(fault)") }
                    guard let name = test.name else { continue }
                    let key = "\(module(of: path)) \(test.kind) \(name)"
                    if let other = places.updateValue(place, forKey: key) {
                        Issue.record("\(place): The \(test.kind) at \(other) is called the same: \(name)")
                    }
                }
            }
        }
        #expect(count > 5000)
    }

    /// The folder of a file's module, such as `UIKit/HeadlessUIKitTests`.
    private func module(of path: String) -> String {
        var folders: [Substring] = []
        for folder in path.split(separator: "/").dropLast() {
            folders.append(folder)
            if folder.hasSuffix("Tests") { break }
        }
        return folders.joined(separator: "/")
    }

    @Test(
        "Suites and tests without a name, and titles that continue something else, are found",
        arguments: [
            (#"@Suite("Names") struct A { }"#, []),
            ("@MainActor @Suite(.serialized) struct A {", ["1: The suite has no name."]),
            ("@Suite(\n    \"Names\",\n    .serialized)\nstruct A {", []),
            ("struct A {\n    @Test(\"A name\") func a() {}\n}", ["1: The suite has no name."]),
            ("@Suite(\"Names\") struct A {\n    struct B {\n    }\n    @Test(\"A name\") func a() {}\n}", []),
            ("extension A {\n    @Test(\"A name\") func a() {}\n}", []),
            ("@Test(\"A name\")\nfunc a() {}", []),
            ("@Test func a() {}", ["1: The test has no title."]),
            ("\n@Test(arguments: 0..<9)\nfunc a(_ b: Int) {}", ["2: The test has no title."]),
            ("// @Test func a() {}\nlet a = \"\"\"\n@Test func a() {}\n\"\"\"", []),
            ("let a = \"@Test func a() {}\"", []),
            ("@Test(\"`map` keeps the order\") func a() {}", []),
            (
                "@Test(\n    \"keeps the order\", .robot)\nfunc a() {}",
                ["1: The title begins with a small letter. Put code in backticks: keeps the order"]
            ),
            (
                "@Test(\"It keeps the order\") func a() {}",
                [
                    "1: The title begins with \"It\", so that it needs the suite's name or another title:"
                        + " It keeps the order"
                ]
            ),
        ] as [(String, [String])])
    func faults(source: String, expected: [String]) {
        let found = TestNames(in: source).found
        #expect(found.compactMap { test in test.fault.map { "\(test.line): \($0)" } } == expected)
    }
}
