import FailureReporting
import Foundation

/// The source code of a group of mistakes, to compare what reports propose with what was compiled.
struct MistakeSource {
    private let text: String

    init(of group: MistakeGroup, file: String = #filePath) throws {
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Mistakes")
        let url = folder.appending(path: "MistakeGroup+\(group.name).swift")
        text = try String(contentsOf: url, encoding: .utf8)
    }

    /// The code that mends a mistake, without whitespace.
    func mending(_ mistake: Mistake) -> String? {
        guard
            let name = text.range(of: "Mistake(\n                \"\(mistake.name)\"")
                ?? text.range(of: "Mistake(\n            \"\(mistake.name)\"")
        else { return nil }
        let rest = text[name.upperBound...]
        let own = rest.range(of: "Mistake(\n").map { rest[..<$0.lowerBound] } ?? rest
        return own.range(of: "mend: {").map { Self.squeezed(own[$0.upperBound...]) }
    }

    /// The pieces of Swift that a report proposes, without whitespace.
    static func proposals(in report: String) -> [String] { TestFailure(report).cures.map(squeezed) }

    private static func squeezed(_ code: some StringProtocol) -> String {
        String(code.filter { !$0.isWhitespace })
    }
}
