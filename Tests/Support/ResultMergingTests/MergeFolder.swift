import Foundation

@testable import ResultMerging

/// A temporary folder with what machines have written, in which results are merged.
struct MergeFolder {
    let url: URL

    /// Runs `body` with a new folder, which is removed afterwards.
    static func inside(_ body: (MergeFolder) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(MergeFolder(url: url))
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path).sorted()
    }

    /// Runs the command with arguments as they are written in a shell.
    func merge(_ arguments: String) throws -> MergeCommand.Outcome {
        let arguments = try MergeArguments(arguments.split(separator: " ").map(String.init))
        return MergeCommand(arguments, in: url).run()
    }
}
