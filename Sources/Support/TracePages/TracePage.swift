import Foundation
import JSONWriting
import Synchronization

/// An HTML page of the viewer, with a trace, an index or a contact sheet in it.
package struct TracePage {
    /// Why no page can be made.
    package struct Missing: Error, CustomStringConvertible {
        let path: String

        package var description: String { "the viewer's file \(path) is missing" }
    }

    private let folder: URL

    /// - Throws: ``Missing`` if the viewer's files are not where the program was built.
    package init() throws {
        // Beside the program, and where the sources are.
        let beside = Bundle.main.bundleURL.appending(path: "robot-swift_Trace.resources/Viewer")
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Trace/Viewer").standardizedFileURL
        guard let folder = [beside, sources].first(where: { Self.exists($0.appending(path: "viewer.html")) })
        else { throw Missing(path: beside.appending(path: "viewer.html").path) }
        self.folder = folder
    }

    private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    package func viewer(_ trace: JSON) throws -> String { try page("viewer.html", trace.lineForScript) }

    /// The page of a trace that is text already, as it may stand in a script.
    package func viewer(script trace: String) throws -> String { try page("viewer.html", trace) }

    package func index(_ list: JSON) throws -> String { try page("index.html", list.lineForScript) }

    /// The page of screens in all guises.
    package func sheet(_ report: JSON) throws -> String { try page("sheet.html", report.lineForScript) }

    private func page(_ template: String, _ json: String) throws -> String {
        let halves = try halves(of: template)
        return halves.before + json + halves.after
    }

    /// The templates with their parts, in front of the trace and behind it; each is read once.
    private static let templates = Mutex<[String: (before: String, after: String)]>([:])

    private func halves(of template: String) throws -> (before: String, after: String) {
        if let known = Self.templates.withLock({ $0[template] }) { return known }
        let lines = try content(of: template).split(separator: "\n", omittingEmptySubsequences: false)
        var halves = (before: "", after: "")
        var isBehind = false
        for line in lines {
            if line.trimmingCharacters(in: .whitespaces) == "/* trace */" {
                isBehind = true
                halves.after += "\n"
                continue
            }
            let text = try Self.part(in: line).map { try content(of: $0) } ?? String(line)
            if isBehind { halves.after += text + "\n" } else { halves.before += text + "\n" }
        }
        // The last line has no end.
        halves.after.removeLast()
        Self.templates.withLock { $0[template] = halves }
        return halves
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
