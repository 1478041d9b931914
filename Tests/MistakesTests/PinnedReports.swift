import Foundation
import Testing

/// The pinned reports of a group of mistakes: `Reports/<group>.txt`, each under a line `=== <mistake>`.
///
/// With `ROBOT_WRITE_REPORTS=1` in the environment, the test of a group writes its file instead of comparing with it.
struct PinnedReports {
    static let isWriting = ProcessInfo.processInfo.environment["ROBOT_WRITE_REPORTS"] != nil

    private static let head = "=== "
    private let url: URL
    /// The reports by the mistakes' names.
    private(set) var reports: [String: String] = [:]

    init(of group: MistakeGroup, file: String = #filePath) {
        url = URL(filePath: file).deletingLastPathComponent()
            .appending(path: "Reports/\(group.name).txt")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
        for part in ("\n" + text).components(separatedBy: "\n" + Self.head).dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = lines.first, lines.count == 2 else { continue }
            reports[String(name)] = lines[1].trimmingCharacters(in: .newlines)
        }
    }

    /// Replaces the file with the reports given.
    func write(_ reports: [(name: String, report: String)]) throws {
        let text = reports.map { "\(Self.head)\($0.name)\n\($0.report)\n" }.joined(separator: "\n")
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
