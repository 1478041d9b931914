import Foundation

/// The Swift compiler, which type-checks rewritten files.
package struct SwiftCompiler {
    package let path: String

    /// Finds the compiler: in the folders of `PATH`, and beside the programs that run this one, such as `swift
    /// package`.
    package static func find() -> SwiftCompiler? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(
            String.init)
        return (folders + foldersOfCallers()).lazy.map { "\($0)/swiftc" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }.map(SwiftCompiler.init)
    }

    /// The folders of the programs that called this one, nearest first, where the system has them in `/proc`.
    private static func foldersOfCallers() -> [String] {
        var folders: [String] = []
        var process = "self"
        for _ in 0..<10 {
            guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix("PPid:") }),
                let parent = line.split(whereSeparator: \.isWhitespace).last, parent != "0"
            else { break }
            process = String(parent)
            if let program = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/\(process)/exe")
            {
                folders.append(URL(fileURLWithPath: program).deletingLastPathComponent().path)
            }
        }
        return folders
    }

    /// Runs the compiler.
    ///
    /// - Parameters:
    ///   - arguments: its arguments, of which the file passes any number.
    ///   - folder: a folder for the arguments and the output.
    /// - Returns: what it prints, and how it ended.
    /// - Throws: what `Process` throws if the program cannot be run.
    package func run(_ arguments: [String], in folder: String) throws -> CompilerRun {
        let file = "\(folder)/arguments"
        let quoted = arguments.map { argument in
            "\"\(argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
        try Data(quoted.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
        let log = "\(folder)/output"
        try Data().write(to: URL(fileURLWithPath: log))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["@\(file)"]
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return CompilerRun(
            output: String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self),
            isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
            hasExited: process.terminationReason == .exit)
    }
}
