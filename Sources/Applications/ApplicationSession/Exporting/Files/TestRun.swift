import Foundation
import TestRepair
import ViewQuery

/// Writes a test into a folder of a package, and runs it there.
struct TestRun {
    private let folder: URL
    private let tests: SwiftTest

    /// - Parameter path: the folder for the test's file, in a package, which is that of a test target.
    init(in path: String) throws(CommandError) {
        folder = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else {
            throw CommandError("There is no folder \(path.quoted).")
        }
        guard let tests = SwiftTest(packageOf: folder) else {
            throw CommandError(
                "\(path.quoted) is in no package: none of the folders above has a Package.swift.")
        }
        self.tests = tests
    }

    /// Writes a test, runs it, and says how it went; if it fails, the same with the times of the session.
    func answer(_ test: TestText, or timed: TestText) throws(CommandError) -> String {
        var files = try write(test)
        var output = run(test)
        var remark = ""
        if !output.isPassed, timed.swift != test.swift || timed.feature != test.feature {
            files = try write(timed)
            output = run(timed)
            remark = " Its waits are times: with conditions it failed."
        }
        let list = files.map { $0.path }.joined(separator: " and ")
        guard output.isPassed else {
            throw CommandError("\(list): written, but it does not pass.\n\(output.text)")
        }
        return "\(list): written, run with swift test, and passed.\(remark)"
    }

    private func write(_ test: TestText) throws(CommandError) -> [URL] {
        var texts = [("\(test.name)Tests.swift", test.swift)]
        if let feature = test.feature { texts.append(("\(test.name).feature", feature)) }
        return try texts.map { name, text throws(CommandError) in
            let file = folder.appending(path: name)
            do { try text.write(to: file, atomically: true, encoding: .utf8) } catch {
                throw CommandError("\(file.path) could not be written: \(error.localizedDescription)")
            }
            return file
        }
    }

    /// The most lines of output that an answer has.
    private static let mostLines = 30

    /// Runs the test as a person would.
    private func run(_ test: TestText) -> (isPassed: Bool, text: String) {
        let run: SwiftTest.Run
        do { run = try tests.run(filter: "\(test.name)Tests") } catch {
            return (false, "swift test could not be run: \(error.localizedDescription)")
        }
        let lines = run.output.split(whereSeparator: \.isNewline)
        let ran = lines.contains { line in
            line.firstMatch(
                of: /Executed [1-9]\d* tests?, with 0 failures|Test run with [1-9]\d* tests?.* passed/) != nil
        }
        let errors = lines.filter {
            $0.contains("error:") || $0.contains("recorded an issue") || $0.hasPrefix("↳")
        }
        let text = (errors.isEmpty ? lines.suffix(Self.mostLines) : errors.prefix(Self.mostLines)[...])
            .joined(separator: "\n")
        let isPassed = run.status == 0 && ran
        return (
            isPassed, isPassed || run.status != 0 ? text : "The test was not found.\n\(text)"
        )
    }
}
