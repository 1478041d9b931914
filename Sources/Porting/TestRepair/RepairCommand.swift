import Foundation

/// `robot repair FILE`: proposes other queries for those of a test that find nothing, as a difference.
package struct RepairCommand {
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    private let file: URL
    private let tests: SwiftTest
    private let applies: Bool

    /// The text of `--help`.
    package static let usage = """
        Usage: swift run robot repair FILE [--apply]

        Runs the tests of a file, looks at the queries that find nothing, and prints as a difference what their failures
        propose instead. It runs the tests once more after each change, until they pass or nothing is proposed.

        FILE      a Swift file of a test target, such as Tests/MyAppTests/LoginTests.swift
        --apply   keeps the changes in the file

        Example: swift run robot repair Tests/MyAppTests/LoginTests.swift > login.diff

        """

    /// Reads the arguments.
    ///
    /// - Parameters:
    ///   - arguments: those behind `repair`.
    ///   - current: the current folder.
    package init(_ arguments: some Collection<String>, in current: URL) throws(Mistake) {
        applies = arguments.contains("--apply")
        if let option = arguments.first(where: { $0.hasPrefix("-") && $0 != "--apply" }) {
            throw Mistake(
                description:
                    "robot repair has no option \(option). `swift run robot repair --help` lists all.")
        }
        let files = arguments.filter { !$0.hasPrefix("-") }
        guard let name = files.first, files.count == 1 else {
            throw Mistake(
                description: "robot repair needs one file, such as Tests/MyAppTests/LoginTests.swift.")
        }
        file = URL(fileURLWithPath: name, relativeTo: current).standardizedFileURL
        guard file.pathExtension == "swift", FileManager.default.fileExists(atPath: file.path) else {
            throw Mistake(description: "There is no Swift file \(name).")
        }
        guard let tests = SwiftTest(packageOf: file) else {
            throw Mistake(
                description: "\(name) is in no package: no folder above it has a Package.swift.")
        }
        self.tests = tests
    }

    /// Repairs the file.
    ///
    /// - Returns: the status of the program: 0 if the tests pass with the changes, 1 if failures are left.
    package func run() throws -> Int32 {
        let original = try String(contentsOf: file, encoding: .utf8)
        let former = original.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Ctrl-C ends the tests, and the file becomes what it was.
        signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, SIG_DFL) }
        let filter = Self.types(in: original).joined(separator: "|")
        guard !filter.isEmpty else {
            throw Mistake(description: "\(file.lastPathComponent) has no type with tests.")
        }
        let outcome: TestRepair.Outcome
        do {
            outcome = try TestRepair(file: file.lastPathComponent).repair(former) { lines in
                try write(lines)
                return try output(of: filter)
            }
        } catch {
            try? write(former)
            throw error
        }
        try write(applies ? outcome.lines : former)
        report(outcome, former)
        return outcome.remaining.isEmpty ? 0 : 1
    }

    private func write(_ lines: [String]) throws {
        let text = lines.joined(separator: "\n")
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The types of a file, whose tests are run.
    package static func types(in text: String) -> [String] {
        text.matches(of: /(?:class|struct|extension) +([A-Za-z_]\w*)/).map { String($0.1) }
    }

    private func output(of filter: String) throws -> String {
        let run = try tests.run(filter: "\\.(\(filter))/")
        let text = run.output
        if run.isEndedBySignal || text.contains("error: fatalError") {
            throw Mistake(description: "The tests were ended before they were over.")
        }
        if let error = text.split(separator: "\n").first(where: { $0.contains(/\.swift:\d+:\d+: error:/) }) {
            throw Mistake(description: "The tests do not compile: \(error)")
        }
        return text
    }

    private func report(_ outcome: TestRepair.Outcome, _ former: [String]) {
        let package = tests.package.path
        let root = package.hasSuffix("/") ? package : package + "/"
        let path = file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path
        let difference = TextDiff(path: path, former: former, new: outcome.lines).text
        print(difference, terminator: "")
        var lines = [
            difference.isEmpty
                ? "Nothing is proposed." : applies ? "The file is changed." : "The file is as it was."
        ]
        if outcome.remaining.isEmpty {
            lines.append(difference.isEmpty ? "Its tests pass." : "With the change its tests pass.")
        } else {
            lines.append("Left are failures in these lines:")
            lines += outcome.remaining.prefix(10).map { failure in
                "  \(file.lastPathComponent):\(failure.line): \(failure.text.prefix { $0 != "\n" })"
            }
        }
        FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
