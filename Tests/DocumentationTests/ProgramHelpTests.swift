#if !canImport(Darwin)
import Foundation
import TestSupport
import Testing

@Suite("The help of the package's programs") struct ProgramHelpTests {
    @Test(
        "A program says with --help what it does, its options and an example, and ends with 0",
        arguments: [
            "adopt-files", "port-uikit-files", "main-actor-test-file", "merge-results", "sample-session",
            "tour",
            "robot-benchmarks", "Fidelity",
        ])
    func help(name: String) throws {
        // A build of some tests alone has not all programs.
        guard let program = try ProgramRun.program(named: name) else { return }
        for option in ["--help", "-h"] {
            let run = try ProgramRun(program, [option])
            #expect(run.status == 0)
            #expect(run.output.split(separator: "\n").first?.hasPrefix("Usage:") == false)
            for part in ["Usage:", "--help ", "Example:"] { #expect(run.output.contains(part), "\(part)") }
            #expect(!run.output.contains("error"))
        }
    }

    @Test("A script says with --help what the lines at its beginning say")
    func scripts() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardizedFileURL
        let scripts = [
            ".ci/run", ".ci/check-docs", ".ci/check-layers", ".ci/check-links", ".ci/check-main-actor-tests",
            ".ci/check-memory", ".ci/check-readme", "Benchmarks/peers/run", "Tests/Browser/run",
            "Tests/Sessions/run", "Tests/UIKit/BehaviourKitTests/run-on-a-mac",
        ]
        for script in scripts {
            let file = root.appending(path: script)
            let run = try ProgramRun(file, ["--help"])
            #expect(run.status == 0, "\(script)")
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let comment = lines.dropFirst().prefix { $0.hasPrefix("#") }.map { String($0.dropFirst(2)) }
            #expect(!comment.isEmpty && run.output == comment.joined(separator: "\n") + "\n", "\(script)")
        }
    }
}
#endif
