import Foundation
import TestRepair

/// `robot watch`: runs the tests that a change of a package's files concerns, after each change.
package struct WatchCommand {
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    /// How often the files are looked at, in seconds of real time.
    private static let pause = 0.2

    /// The text of `--help`.
    package static let usage = """
        Usage: swift run robot watch [FOLDER] [--filter REGEX]

        Waits for changes of a package's Swift files, and runs the tests that each concerns: those in a test file that
        changed, those that name a type which a changed file declares, and those that failed before. If no test names
        one, all run. Ctrl-C ends it.

        FOLDER          the package, or a folder in it; by default the current folder
        --filter REGEX  runs these tests after each change, as `swift test --filter` does

        Example: swift run robot watch

        """

    private let tests: SwiftTest
    private let filter: String?

    /// Reads the arguments.
    ///
    /// - Parameters:
    ///   - arguments: those behind `watch`.
    ///   - current: the current folder.
    package init(_ arguments: some Collection<String>, in current: URL) throws(Mistake) {
        var rest = Array(arguments)[...]
        var folders: [String] = []
        var filter: String?
        while let argument = rest.popFirst() {
            if argument == "--filter" {
                guard let value = rest.popFirst() else {
                    throw Mistake(description: "--filter needs a regular expression, such as LoginTests.")
                }
                filter = value
            } else if argument.hasPrefix("-") {
                throw Mistake(
                    description:
                        "robot watch has no option \(argument). `swift run robot watch --help` lists all.")
            } else {
                folders.append(argument)
            }
        }
        guard folders.count < 2 else {
            throw Mistake(
                description: "robot watch takes one folder, and not \(folders.joined(separator: ", ")).")
        }
        let folder = folders.first.map { URL(fileURLWithPath: $0, relativeTo: current) } ?? current
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw Mistake(description: "There is no folder \(folder.path).")
        }
        guard let tests = SwiftTest(packageOf: folder) else {
            throw Mistake(
                description: "\(folder.path) is in no package: no folder above it has a Package.swift.")
        }
        (self.tests, self.filter) = (tests, filter)
    }

    /// Waits and runs tests until the process is ended.
    ///
    /// - Parameter runs: after how many runs of tests it ends; `nil` for never.
    /// - Returns: the status of the last run of tests.
    @discardableResult
    package func run(runs: Int? = nil) throws -> Int32 {
        say("Watching \(tests.package.path). Ctrl-C ends it.")
        var seen = SourceState(of: tests.package)
        var left = AffectedTests.none
        var status: Int32 = 0
        var count = 0
        while runs.map({ count < $0 }) ?? true {
            Thread.sleep(forTimeInterval: Self.pause)
            var now = SourceState(of: tests.package)
            var changed = now.changes(since: seen)
            if changed.isEmpty { continue }
            // An editor may write several files, and each in steps.
            while true {
                Thread.sleep(forTimeInterval: Self.pause)
                let next = SourceState(of: tests.package)
                if next == now { break }
                now = next
                changed = now.changes(since: seen)
            }
            seen = now
            let affected = AffectedTests(changed: changed, among: now.paths) {
                try? String(contentsOfFile: $0, encoding: .utf8)
            }.union(left)
            if affected.isEmpty, filter == nil { continue }
            status = try runTests(affected, after: changed)
            left = status == 0 ? .none : affected
            count += 1
        }
        return status
    }

    private func runTests(_ affected: AffectedTests, after changed: [String]) throws -> Int32 {
        let names = changed.prefix(3).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let more = changed.count > names.count ? " and \(changed.count - names.count) more" : ""
        let filter = filter ?? affected.filter
        let what = self.filter ?? (affected.isAll ? "all tests" : affected.types.joined(separator: ", "))
        say("\(names.joined(separator: ", "))\(more) changed: \(what)")
        let start = ContinuousClock.now
        let status = try tests.runInTerminal(filter: filter)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        say("\(status == 0 ? "passed" : "failed") in \((seconds * 10).rounded() / 10) s")
        return status
    }

    private func say(_ text: String) {
        FileHandle.standardError.write(Data("== \(text)\n".utf8))
    }
}
