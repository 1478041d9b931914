#if !canImport(Darwin)
import Foundation

/// A run of a program in a process of its own: what it wrote, and how it ended.
package struct ProgramRun {
    /// What it wrote to standard output and standard error.
    package let output: String
    package let status: Int32

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - program: its file.
    ///   - arguments: what follows its name.
    ///   - folder: its working directory; by default that of this process.
    ///   - variables: what the environment has besides this process's.
    package init(
        _ program: URL, _ arguments: [String], in folder: URL? = nil, _ variables: [String: String] = [:]
    ) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        for name in environment.keys where name.hasPrefix("TEST_") || name.hasPrefix("XCTest") {
            environment[name] = nil
        }
        environment["NO_COLOR"] = "1"
        process.environment = environment.merging(variables) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Runs those of this program's own tests that a filter matches.
    ///
    /// - Parameters:
    ///   - filter: a regular expression for Swift Testing; the name of a class for XCTest.
    ///   - usesXCTest: which of both libraries runs.
    ///   - variables: what the environment has besides this process's.
    ///   - options: further arguments.
    package init(
        tests filter: String, usesXCTest: Bool = false, _ variables: [String: String], options: [String] = []
    ) throws {
        try self.init(
            Self.ownProgram,
            usesXCTest
                ? ["--testing-library", "xctest", filter]
                : ["--testing-library", "swift-testing", "--filter", filter, "--no-parallel"] + options,
            variables)
    }

    private static var ownProgram: URL {
        get throws {
            URL(fileURLWithPath: try FileManager().destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        }
    }

    /// A program of the package that the same build has made; `nil` if it made only some.
    package static func program(named name: String) throws -> URL? {
        let file = try ownProgram.deletingLastPathComponent().appending(path: name)
        return FileManager.default.isExecutableFile(atPath: file.path) ? file : nil
    }

    /// What stands between two texts in each line that has both, in order; up to its end for an empty second one.
    package func names(between start: String, and end: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            guard let begin = line.range(of: start) else { return nil }
            let rest = line[begin.upperBound...]
            guard !end.isEmpty else { return String(rest) }
            return rest.range(of: end).map { String(rest[..<$0.lowerBound]) }
        }
    }
}
#endif
