import Foundation

/// An HTML page of the viewer, with a trace or an index in it.
struct TracePage {
    /// Why no page can be made.
    struct Missing: Error, CustomStringConvertible {
        let path: String

        var description: String { "the viewer's file \(path) is missing" }
    }

    private let folder: URL

    /// - Throws: ``Missing`` if the viewer's files are not where the program was built.
    init() throws {
        // Beside the program, and where the sources are.
        let beside = Bundle.main.bundleURL.appending(path: "robot-swift_Trace.resources/Viewer")
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Viewer")
        guard let folder = [beside, sources].first(where: { Self.exists($0.appending(path: "viewer.html")) })
        else { throw Missing(path: beside.appending(path: "viewer.html").path) }
        self.folder = folder
    }

    private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// The page of one trace.
    func viewer(_ trace: JSON) throws -> String { try page("viewer.html", trace) }

    /// The page that lists traces.
    func index(_ list: JSON) throws -> String { try page("index.html", list) }

    private func page(_ template: String, _ json: JSON) throws -> String {
        let lines = try content(of: template).split(separator: "\n", omittingEmptySubsequences: false)
        // A trace comes last, so that nothing in it is taken for a part.
        let parts = try lines.map { line in
            guard let name = Self.part(in: line) else { return String(line) }
            return try content(of: name)
        }
        return parts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) == "/* trace */" ? json.text : String($0) }
            .joined(separator: "\n")
    }

    /// The part's name in a line that stands for one.
    private static func part(in line: Substring) -> String? {
        let text = line.trimmingCharacters(in: .whitespaces)
        let (start, end) = ("/* part: ", " */")
        guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
        return String(text.dropFirst(start.count).dropLast(end.count))
    }

    private func content(of name: String) throws -> String {
        let file = folder.appending(path: name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw Missing(path: file.path)
        }
        return text
    }
}
