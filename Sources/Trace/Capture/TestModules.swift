import SourceReading

/// The modules whose classes a test can name: its own, and those that its file imports with `@testable`.
struct TestModules: Sendable {
    /// The test's own module; empty if it is not known.
    var module = ""
    /// The path of the test's file; empty if it is not known.
    var file = ""

    var names: Set<String> {
        let imported = (SourceFiles.lines(of: file) ?? []).compactMap {
            Self.testableImport(in: String(decoding: $0, as: UTF8.self))
        }
        return Set(imported + [module])
    }

    /// The module that a line imports with `@testable`; `nil` if it imports none so.
    static func testableImport(in line: String) -> String? {
        let words = line.prefix { $0 != "/" }.split(separator: " ")
        guard words.contains("@testable"), let place = words.firstIndex(of: "import"),
            place + 1 < words.count, words[..<place].allSatisfy({ !$0.contains("\"") })
        else { return nil }
        // `import class App.Form` has a kind in between.
        return words.last.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
}
