/// Values of YAML in brackets: `[a, "b"]`, `{a: 1, b: [2]}`.
struct YAMLFlow {
    private static let deepest = 32
    /// What anchors may copy in all, so that copies of copies come to an end.
    static let mostCopies = 100_000

    private let text: [Character]
    private let place: Place
    private let anchors: [String: YAMLValue]
    /// How many values it copies from anchors.
    private(set) var copies = 0
    private var index = 0

    init(_ text: Substring, _ place: Place, anchors: [String: YAMLValue]) {
        self.anchors = anchors
        self.text = Array(text)
        self.place = place
    }

    /// How many more brackets a text opens than it closes.
    static func openBrackets(_ text: Substring) -> Int {
        var mark: Character?
        var count = 0
        for character in text {
            if let open = mark {
                if character == open { mark = nil }
            } else if character == "\"" || character == "'" {
                mark = character
            } else if "[{".contains(character) {
                count += 1
            } else if "]}".contains(character) {
                count -= 1
            }
        }
        return count
    }

    mutating func value(depth: Int) throws(YAMLFailure) -> YAMLValue {
        skipSpace()
        guard index < text.count, depth < Self.deepest else { throw failure }
        switch text[index] {
        case "[":
            var elements: [YAMLValue] = []
            try list("]") { (flow) throws(YAMLFailure) in
                elements.append(try flow.value(depth: depth + 1))
            }
            return .sequence(elements)
        case "{":
            var entries: [YAMLValue.Entry] = []
            let place = place
            try list("}") { (flow) throws(YAMLFailure) in
                let key = flow.scalar(until: ":,}")
                flow.skipSpace()
                var value = YAMLValue.scalar("")
                if flow.index < flow.text.count, flow.text[flow.index] == ":" {
                    flow.index += 1
                    value = try flow.value(depth: depth + 1)
                }
                entries.append(YAMLValue.Entry(key: key, value: value, place: place))
            }
            return .mapping(entries)
        default:
            let isAlias = text[index] == "*"
            let scalar = scalar(until: ",]}")
            guard isAlias, let value = anchors[String(scalar.dropFirst())] else { return .scalar(scalar) }
            copies += value.size
            guard copies < Self.mostCopies else {
                throw YAMLFailure(text: "Anchors are copied too often.", line: place.line ?? 0)
            }
            return value
        }
    }

    private var failure: YAMLFailure {
        YAMLFailure(text: "A bracket is not closed.", line: place.line ?? 0)
    }

    private mutating func list(
        _ closing: Character, _ element: (inout Self) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
        index += 1
        while true {
            skipSpace()
            guard index < text.count else { throw failure }
            if text[index] == closing { break }
            let start = index
            try element(&self)
            skipSpace()
            if index < text.count, text[index] == "," { index += 1 }
            guard index > start else { throw failure }
        }
        index += 1
    }

    private mutating func skipSpace() {
        while index < text.count, text[index].isWhitespace { index += 1 }
    }

    private mutating func scalar(until ends: String) -> String {
        skipSpace()
        let start = index
        if index < text.count, text[index] == "\"" || text[index] == "'" {
            let mark = text[index]
            index += 1
            while index < text.count, text[index] != mark { index += 1 }
            index = min(index + 1, text.count)
        } else {
            while index < text.count, !ends.contains(text[index]) { index += 1 }
        }
        return Self.unquoted(String(text[start..<index])[...].trimmed)
    }

    /// A text without its quotation marks.
    static func unquoted(_ text: Substring) -> String {
        guard let mark = text.first, mark == "\"" || mark == "'", text.last == mark, text.count > 1 else {
            return text == "~" || text == "null" ? "" : String(text)
        }
        let content = String(text.dropFirst().dropLast())
        guard mark == "\"" else { return content.replacing("''", with: "'") }
        return content.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing(
            "\\\\", with: "\\")
    }
}
