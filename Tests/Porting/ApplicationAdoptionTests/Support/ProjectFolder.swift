import ApplicationAdoption
import Foundation

/// A folder on the disk with the files of a test, which is removed with the object.
final class ProjectFolder {
    let url: URL

    /// - Parameter files: The texts by their paths; a path with a slash at its end is an empty folder.
    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "adoption-\(UUID())")
            .resolvingSymlinksInPath()
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = url.appending(path: path)
        let folder = path.hasSuffix("/") ? file : file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if !path.hasSuffix("/") { try data.write(to: file) }
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: path).path(percentEncoded: false), withDestinationPath: target)
    }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    func read(_ name: String, configuration: String = "Debug") throws -> AdoptedProject {
        try ProjectReader.read(url.appending(path: name), configuration: configuration)
    }

    /// The paths relative to the folder.
    func names(_ urls: [URL]) -> [String] { urls.map { name($0) } }

    func name(_ url: URL) -> String {
        let path = url.path(percentEncoded: false)
        let folder = self.url.path(percentEncoded: false)
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count).drop { $0 == "/" }) : path
    }

    /// The problems as lines, such as `App.xcodeproj/project.pbxproj:3: The … is missing. Restore it.`
    func problems(_ project: AdoptedProject) -> [String] {
        project.problems.map { problem in
            let place = name(problem.file) + (problem.line.map { ":\($0)" } ?? "")
            let text = [problem.text, problem.cure].compactMap(\.self).joined(separator: " ")
            return "\(place): \(text.replacing(url.path(percentEncoded: false), with: "FOLDER"))"
        }
    }
}
