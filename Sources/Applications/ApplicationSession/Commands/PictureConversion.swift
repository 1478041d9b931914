import Foundation
import ViewQuery

/// Makes a PNG of an SVG by a program of the machine.
enum PictureConversion {
    /// The programs that are tried, in this order, with their arguments for two files.
    private static let converters: [(program: String, arguments: @Sendable (String, String) -> [String])] = [
        ("rsvg-convert", { ["-o", $1, $0] }), ("resvg", { [$0, $1] }),
        ("inkscape", { [$0, "--export-type=png", "--export-filename=\($1)"] }), ("magick", { [$0, $1] }),
    ]

    static func write(_ svg: String, to path: String) throws(CommandError) {
        let folders = (Computer.variable("PATH") ?? "").split(separator: ":")
        let found = converters.lazy.compactMap { converter in
            folders.map { "\($0)/\(converter.program)" }.first {
                FileManager.default.isExecutableFile(atPath: $0)
            }
            .map { (program: $0, arguments: converter.arguments) }
        }.first
        guard let found else {
            let names = converters.map(\.program).joined(separator: ", ")
            throw CommandError(
                "A PNG needs one of the programs \(names), and none is in PATH.",
                cures: [Call("picture", ["file": "\(path.dropLast(4)).svg"])])
        }
        let source = FileManager.default.temporaryDirectory.appending(path: "robot-picture-\(getpid()).svg")
        defer { try? FileManager.default.removeItem(at: source) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: found.program)
        process.arguments = found.arguments(source.path, path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try svg.write(to: source, atomically: true, encoding: .utf8)
            try process.run()
        } catch {
            throw CommandError("\(found.program) could not be run: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: path) else {
            throw CommandError(
                "\(found.program) did not write \(path.quoted): it ended with \(process.terminationStatus).")
        }
    }
}
