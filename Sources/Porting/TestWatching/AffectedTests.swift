import Foundation
import TestRepair

/// The tests to run after some files have changed: those in changed files, and those that name what such files declare.
struct AffectedTests: Equatable {
    /// The names of types with tests, in order.
    private(set) var types: [String] = []
    /// Whether a change may concern any test: no test names what the file declares.
    private(set) var isAll = false

    static let none = AffectedTests()

    init() {}

    /// - Parameters:
    ///   - changed: the paths of the files that changed.
    ///   - files: the paths of all files.
    ///   - text: reads a file; `nil` for one that is gone.
    init(changed: [String], among files: [String], text: (String) -> String?) {
        var found: Set<String> = []
        let tests = files.filter(Self.isTest).map { ($0, text($0) ?? "") }
        for path in changed {
            if Self.isTest(path) {
                // The tests of a file that is gone are gone as well.
                found.formUnion(RepairCommand.types(in: text(path) ?? ""))
                continue
            }
            let names = RepairCommand.types(in: text(path) ?? "")
            let naming = tests.filter { test in names.contains { Self.has(test.1, word: $0) } }
            if naming.isEmpty { isAll = true }
            for test in naming { found.formUnion(RepairCommand.types(in: test.1)) }
        }
        types = found.sorted()
    }

    /// What `swift test --filter` takes; `nil` for all tests.
    var filter: String? { isAll ? nil : "\\.(\(types.joined(separator: "|")))/" }

    var isEmpty: Bool { !isAll && types.isEmpty }

    /// The tests of both.
    func union(_ other: AffectedTests) -> AffectedTests {
        var both = self
        both.types = Set(types).union(other.types).sorted()
        both.isAll = isAll || other.isAll
        return both
    }

    private static func isTest(_ path: String) -> Bool { path.contains("/Tests/") }

    /// Whether a text has a name that is no part of a longer one.
    private static func has(_ text: String, word: String) -> Bool {
        var rest = text[...]
        while let range = rest.range(of: word) {
            let before =
                range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
            let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
            if !isPart(before), !isPart(after) { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }

    private static func isPart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
