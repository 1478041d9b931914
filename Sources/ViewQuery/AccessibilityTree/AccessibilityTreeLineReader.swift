import FailureReporting

/// A line of an expected tree that cannot be parsed, and why.
struct AccessibilityTreeSyntaxError: Failure, Error {
    let line: String
    let number: Int
    let problem: String

    var description: String {
        "Line \(number) of the expected accessibility tree cannot be read: \(problem).\n  \(line)"
    }
}

/// Parses a line of an expected tree, such as `button "Ada" value /\d+ new/ selected`.
@MainActor
struct AccessibilityTreeLineReader {
    /// What a line may begin with.
    private static let kinds =
        Set(AccessibilityRole.allCases.map(\.description)).union([
            "dataTable", "list", "landmark", "semanticGroup",
        ])
    private static let states: Set = ["selected", "disabled"]

    private let line: String
    private let number: Int
    private var rest: Substring

    init(_ line: String, number: Int) {
        self.line = line
        self.number = number
        rest = line[...]
    }

    /// The contents of the line; `nil` for `…`, which stands for any lines.
    mutating func read() throws(AccessibilityTreeSyntaxError) -> AccessibilityTreePattern.Wanted? {
        if ["…", "..."].contains(line.trimmingSuffix(while: \.isWhitespace)) { return nil }
        if line.first == "\t" { throw error("lines are indented by spaces, not by tabs") }
        var wanted = AccessibilityTreePattern.Wanted()
        wanted.kind = word()
        guard Self.kinds.contains(wanted.kind) else {
            throw error(
                "there is no role or container \(wanted.kind.debugDescription); there are \(Self.kinds.sorted().joined(separator: ", "))"
            )
        }
        skipSpaces()
        if isAtText { wanted.label = try text() }
        while !rest.isEmpty {
            skipSpaces()
            if rest.isEmpty { break }
            try readAttribute(&wanted)
        }
        return wanted
    }

    private mutating func readAttribute(
        _ wanted: inout AccessibilityTreePattern.Wanted
    ) throws(AccessibilityTreeSyntaxError) {
        if rest.first == "#" {
            rest.removeFirst()
            wanted.identifier = word()
            return
        }
        if isAtText { throw error("a second label, or a text without `value` or `hint` before it") }
        let word = word()
        skipSpaces()
        switch word {
        case "value": wanted.value = try text()
        case "hint": wanted.hint = try text()
        case _ where Self.states.contains(word): wanted.states.append(word)
        default:
            throw error(
                "\(word.debugDescription) is neither `value`, `hint`, `selected`, `disabled` nor an #identifier"
            )
        }
    }

    private var isAtText: Bool { rest.first == "\"" || rest.first == "/" }

    private mutating func skipSpaces() {
        rest = rest.drop { $0 == " " }
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    /// A text in quotes, or a regular expression between slashes.
    private mutating func text() throws(AccessibilityTreeSyntaxError) -> AccessibilityTreePattern.Text {
        let start = rest
        guard isAtText, let delimiter = rest.popFirst() else {
            throw error("a text in quotes, or a regular expression between slashes, is missing")
        }
        var text = ""
        while let character = rest.popFirst() {
            if character == delimiter {
                let pattern =
                    delimiter == "/" ? try regex(text) : TextPattern(.exactly(text), folding: .whiteSpace)
                return AccessibilityTreePattern.Text(
                    pattern: pattern, source: String(start.dropLast(rest.count)))
            }
            if character == "\\", let next = rest.first, next == delimiter || delimiter == "\"" {
                text.append(next)
                rest.removeFirst()
            } else {
                text.append(character)
            }
        }
        throw error("a text or regular expression has no end; a \(delimiter) is missing")
    }

    private func regex(_ text: String) throws(AccessibilityTreeSyntaxError) -> TextPattern {
        do {
            return try Regex(text).textPattern
        } catch {
            throw self.error("/\(text)/ is not a regular expression")
        }
    }

    private func error(_ problem: String) -> AccessibilityTreeSyntaxError {
        AccessibilityTreeSyntaxError(line: line, number: number, problem: problem)
    }
}

extension String {
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, condition(last) { text.removeLast() }
        return text
    }
}
