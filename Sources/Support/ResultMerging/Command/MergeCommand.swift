import Foundation

/// Merges what several machines have written.
package struct MergeCommand {
    /// What the command prints, and how it ends.
    package struct Outcome: Equatable, Sendable {
        /// What was written.
        package var summary = ""
        package var warnings: [String] = []
        package var errors: [String] = []
    }

    private static let reportName = "tests.xml"

    let arguments: MergeArguments
    /// The folder that paths begin at.
    let folder: URL

    package init(_ arguments: MergeArguments, in folder: URL) {
        self.arguments = arguments
        // One that does not end with a slash would stand for the folder that it is in.
        self.folder = URL(fileURLWithPath: folder.path, isDirectory: true)
    }

    package func run() -> Outcome {
        var outcome = Outcome()
        if !arguments.traces.isEmpty { mergeTraces(&outcome) }
        if !arguments.reports.isEmpty { mergeReports(&outcome) }
        return outcome
    }

    private func mergeTraces(_ outcome: inout Outcome) {
        var merge = TraceMerge(title: arguments.title)
        let target = url(arguments.target, isFolder: true)
        // Those that are in their place keep their names.
        let folders = present(arguments.traces, areFolders: true)
        for folder in folders where folder.standardizedFileURL == target.standardizedFileURL {
            merge.add(folder)
        }
        for folder in folders where folder.standardizedFileURL != target.standardizedFileURL {
            merge.add(folder)
        }
        merge.write(to: target)
        outcome.note(merge.problems, merge.warnings)
        outcome.summary += "\(arguments.target)/index.html lists \(merge.count.counted("trace")).\n"
    }

    private func mergeReports(_ outcome: inout Outcome) {
        var merge = JUnitMerge()
        for file in present(arguments.reports, areFolders: false) { merge.add(file) }
        let result = merge.result()
        outcome.note(merge.problems, result.warnings)
        let target = url(arguments.target, isFolder: true)
        do {
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            try Data(result.document.utf8).write(
                to: target.appending(path: Self.reportName), options: .atomic)
        } catch {
            outcome.errors.append("\(Self.reportName) was not written: \(error)")
            return
        }
        let (failed, skipped) = (
            result.cases.count(where: \.hasFailed), result.cases.count(where: \.isSkipped)
        )
        let counts = "\(result.cases.count.counted("test")): \(failed) failed, \(skipped) skipped"
        outcome.summary += "\(arguments.target)/\(Self.reportName) has \(counts).\n"
    }

    private func present(_ paths: [String], areFolders: Bool) -> [URL] {
        paths.map { url($0, isFolder: areFolders) }.filter { url in
            !arguments.allowsMissing || FileManager.default.fileExists(atPath: url.path)
        }
    }

    private func url(_ path: String, isFolder: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isFolder, relativeTo: folder)
    }
}

extension Int {
    fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension MergeCommand.Outcome {
    fileprivate mutating func note(_ problems: [MergeProblem], _ warnings: [MergeProblem]) {
        errors += problems.map(\.description)
        self.warnings += warnings.map(\.description)
    }
}
