import Foundation

/// A log in a file: the events line by line, and comments, which begin with `#`.
struct Log {
    /// What happened, line by line.
    let events: [String]
    /// Where the rules that the events follow are written, and what else is to be said of them.
    let comments: [String]

    init(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        events = lines.filter { !$0.hasPrefix("#") }
        comments = lines.filter { $0.hasPrefix("#") }
    }

    init(at file: URL) throws {
        try self.init(String(contentsOf: file, encoding: .utf8))
    }

    /// Whether nobody made a gesture that it needs.
    var isSkipped: Bool { events.contains { $0.hasPrefix("skipped: ") } }

    /// The first line that is another one in `actual`, both logs around it, and then all of `actual`; `nil` if they are
    /// equal.
    func difference(from actual: [String]) -> String? {
        guard events != actual else { return nil }
        let index = zip(events, actual).enumerated().first { $1.0 != $1.1 }?.offset
        let line = index ?? min(events.count, actual.count)
        func text(_ lines: [String]) -> String { line < lines.count ? "\"\(lines[line])\"" : "the end" }
        return """
            Line \(line + 1) should be \(text(events)),
            but it is \(text(actual)). The whole log:
            \(actual.joined(separator: "\n"))
            """
    }

    /// The logs in a folder and those in it, or other files, by their names, which are those of behaviours.
    static func files(in folder: String, ending: String = "log") -> [String: URL] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var logs: [String: URL] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == ending {
            logs[file.deletingPathExtension().lastPathComponent] = file
        }
        return logs
    }
}
