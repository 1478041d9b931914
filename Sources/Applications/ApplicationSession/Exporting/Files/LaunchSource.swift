import Foundation

/// What a session's closure does, as it is written in the program.
struct LaunchSource: Sendable {
    /// The lines of the closure; a comment if they cannot be read.
    let lines: [String]
    /// The modules that the program imports, but for the session's own.
    let imports: [String]

    /// The program's file; empty if it is not known.
    var file = ""

    /// The delegate, and that of the scene, as arguments of a function that launches the application:
    /// `app: AppDelegate.self, scene: SceneDelegate.self`; `nil` if the closure does anything else.
    var application: String? {
        delegates.map { [$0] + $1 }.map { "app: " + $0.joined(separator: ", scene: ") }
    }

    /// The same as a pair of optional classes.
    var pair: String { delegates.map { "\($0), \($1.first ?? "nil")" } ?? "" }

    private var delegates: (application: String, scene: [String])? {
        guard lines.count == 1,
            let match = lines[0].wholeMatch(
                of: /\s*SimulatedDevice\.current\.launch\(([\w.]+\.self)(?:, scene: ([\w.]+\.self))?\)\s*/)
        else { return nil }
        return (String(match.1), match.2.map { [String($0)] } ?? [])
    }

    static let unknown = ["// Launch the application here, as the session's program does."]

    /// A launch that is known, or not.
    init(lines: [String] = Self.unknown, imports: [String] = []) {
        (self.lines, self.imports) = (lines, imports)
    }

    /// Reads the closure that begins behind a line of a file.
    init(file: String, line: Int) {
        self.file = file
        let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        let all = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        imports = all.filter { $0.contains("import ") && !$0.hasPrefix("//") }
            .filter { !$0.hasSuffix(" ApplicationSession") && !$0.hasSuffix(" HeadlessUIKit") }
        lines =
            Self.closure(in: all.dropFirst(line - 1).joined(separator: "\n"))
            ?? Self.unknown
    }

    /// The lines between the first brace and the one that closes it.
    private static func closure(in text: String) -> [String]? {
        guard let start = text.firstIndex(of: "{") else { return nil }
        var (depth, isQuoted, end) = (0, false, text.endIndex)
        for index in text[start...].indices {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case "{" where !isQuoted: depth += 1
            case "}" where !isQuoted:
                depth -= 1
                if depth == 0 { end = index }
            default: break
            }
            if end != text.endIndex { break }
        }
        guard end != text.endIndex else { return nil }
        let lines = text[text.index(after: start)..<end].split(separator: "\n").map(String.init)
        let indentation =
            lines.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let cut = lines.map { String($0.dropFirst(indentation)) }
        let kept = cut.filter { $0.contains { $0 != " " } }
        return kept.count == 1 ? [kept[0].trimmingCharacters(in: .whitespaces)] : kept
    }
}
