import Foundation
import SourceReading

/// Some tests of a package, as `swift test` runs them.
package struct SwiftTest {
    /// How a run ended, and what it printed.
    package struct Run {
        /// The exit status; that of the signal, if one ended it.
        package let status: Int32
        package let isEndedBySignal: Bool
        package let output: String
    }

    /// The folder of the package.
    package let package: URL

    /// Finds the package that a folder or a file is in: the nearest folder above with a manifest; `nil` if there is
    /// none.
    package init?(packageOf file: URL) {
        guard let folder = PackageRoot.folder(of: file) else { return nil }
        package = folder
    }

    /// Runs the tests that a filter names, or all, with the output of this process, and waits for their end.
    ///
    /// - Returns: the status with which they ended.
    package func runInTerminal(filter: String?) throws -> Int32 {
        let process = process(filter: filter)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func process(filter: String?) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", "test", "--package-path", package.path] + (filter.map { ["--filter", $0] } ?? [])
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs the tests that a filter names, and waits for their end.
    package func run(filter: String) throws -> Run {
        let process = process(filter: filter)
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            isEndedBySignal: process.terminationReason == .uncaughtSignal, output: output)
    }
}
