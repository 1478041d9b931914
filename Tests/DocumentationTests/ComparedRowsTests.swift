import Foundation
import TestSupport
import Testing

/// The tables that compare with other tools say that each row has a test: one below a comment with the row's first cell.
@Suite("Tables beside other tools") struct ComparedRowsTests {
    private static let package = PackageSources.package

    /// The first cells of the tables whose document says "Each row has a test.".
    private func rows(of page: String) throws -> [String] {
        let url = Self.package.appendingPathComponent("Sources/Robot/Robot.docc/\(page)")
        let parts = try String(contentsOf: url, encoding: .utf8).components(
            separatedBy: "Each row has a test.")
        return parts.dropFirst().flatMap { part in
            part.split(separator: "\n").drop { !$0.hasPrefix("| ") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
                .map { $0.dropFirst(2).components(separatedBy: " | ")[0] }
        }
    }

    @Test("Each row has a test, and each such test a row", arguments: ["Network.md", "Time.md"])
    func rows(_ page: String) throws {
        let tests = Self.package.appendingPathComponent("Tests/RobotTests/Comparisons")
        let mark = "// Row of \(page): "
        var tested: [String] = []
        for path in try PackageSources.swiftFiles(below: tests) {
            let source = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
            let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
            for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix(mark) {
                #expect(next.hasPrefix("@Test("), "No test follows: \(line)")
                tested.append(String(line.dropFirst(mark.count)))
            }
        }
        let rows = try rows(of: page)
        #expect(rows.count > 20)
        #expect(tested.sorted() == rows.sorted())
    }
}
