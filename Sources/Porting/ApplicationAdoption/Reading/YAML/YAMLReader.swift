/// Reads the part of YAML that XcodeGen's projects use: mappings and sequences by indent and in brackets, texts of
/// one and several lines, anchors and merges.
struct YAMLReader {
    private static let deepest = 64

    private let path: String
    private let lines: [YAMLLines.Line]
    private let raw: [Substring]
    private var index = 0
    private var anchors: [String: YAMLValue] = [:]
    private var copies = 0

    /// The value of a file; an empty mapping if it has none.
    static func read(_ text: String, at path: String) throws(YAMLFailure) -> YAMLValue {
        var reader = YAMLReader(text, path)
        guard let first = reader.lines.first else { return .mapping([]) }
        let value = try reader.block(indent: first.indent, depth: 0)
        if let rest = reader.line {
            throw YAMLFailure(text: "The line is not part of what stands before.", line: rest.number)
        }
        return value
    }

    private init(_ text: String, _ path: String) {
        self.path = path
        let all = YAMLLines(text)
        (lines, raw) = (all.lines, all.raw)
    }

    private var line: YAMLLines.Line? { index < lines.count ? lines[index] : nil }

    /// The mapping, sequence or text whose lines have an indent.
    private mutating func block(indent: Int, depth: Int) throws(YAMLFailure) -> YAMLValue {
        guard let first = line else { return .scalar("") }
        guard depth < Self.deepest else {
            throw YAMLFailure(text: "Values are nested too deep.", line: first.number)
        }
        if first.text == "-" || first.text.hasPrefix("- ") {
            return try sequence(indent: indent, depth: depth)
        }
        if Self.colon(first.text) != nil { return try mapping(indent: indent, depth: depth) }
        index += 1
        return try inline(whole(first.text, indent: indent), line: first.number)
    }

    private mutating func sequence(indent: Int, depth: Int) throws(YAMLFailure) -> YAMLValue {
        var elements: [YAMLValue] = []
        while let line, line.indent == indent, line.text == "-" || line.text.hasPrefix("- ") {
            let rest = line.text.dropFirst().trimmed
            if !rest.isEmpty, Self.colon(rest) != nil, rest.first != "{", rest.first != "[" {
                // `- name: a` begins a mapping, whose other keys stand below its first.
                let inner = indent + line.text.distance(from: line.text.startIndex, to: rest.startIndex)
                elements.append(try mapping(indent: inner, depth: depth + 1, first: rest))
            } else {
                index += 1
                elements.append(
                    try value(rest, line: line.number, indent: indent, depth: depth, isInSequence: true))
            }
        }
        return .sequence(elements)
    }

    /// - Parameter first: The first entry, which stands after a dash.
    private mutating func mapping(indent: Int, depth: Int, first: Substring? = nil) throws(YAMLFailure)
        -> YAMLValue
    {
        guard depth < Self.deepest else {
            throw YAMLFailure(text: "Values are nested too deep.", line: line?.number ?? 0)
        }
        var entries: [YAMLValue.Entry] = []
        var indexes: [String: Int] = [:]
        // What is merged stands below what the mapping says itself.
        var merged = YAMLValue.mapping([])
        var text = first
        while let line, text != nil || line.indent == indent {
            let content = text ?? line.text
            text = nil
            guard let colon = Self.colon(content) else {
                throw YAMLFailure(
                    text: "Expected a key with a colon, but found \"\(content.prefix(40))\".",
                    line: line.number)
            }
            let key = YAMLFlow.unquoted(content[..<colon].trimmed)
            index += 1
            let value = try value(
                content[content.index(after: colon)...].trimmed, line: line.number, indent: indent,
                depth: depth)
            if key == "<<" {
                merged = (value.elements.isEmpty ? [value] : value.elements).reduce(merged) {
                    $0.merged(with: $1)
                }
            } else if let index = indexes[key] {
                entries[index].value = value
            } else {
                indexes[key] = entries.count
                entries.append(
                    YAMLValue.Entry(key: key, value: value, place: Place(path: path, line: line.number)))
            }
        }
        return merged.entries.isEmpty ? .mapping(entries) : merged.overridden(by: entries)
    }

    /// What stands after a colon or a dash, or in the lines below.
    private mutating func value(
        _ text: Substring, line number: Int, indent: Int, depth: Int, isInSequence: Bool = false
    ) throws(YAMLFailure) -> YAMLValue {
        var text = text
        var anchor: String?
        if text.first == "&" {
            let name = text.dropFirst().prefix { !$0.isWhitespace }
            anchor = String(name)
            text = text[name.endIndex...].trimmed
        }
        let value: YAMLValue
        if text.isEmpty, let next = line,
            next.indent > indent || (!isInSequence && next.indent == indent && next.text.hasPrefix("-"))
        {
            value = try block(indent: next.indent, depth: depth + 1)
        } else if text.first == "|" || text.first == ">" {
            value = .scalar(longText(isFolded: text.first == ">", after: number, indent: indent))
        } else {
            value = try inline(whole(text, indent: indent), line: number)
        }
        if let anchor { anchors[anchor] = value }
        return value
    }

    /// A text with the lines below that go on with it: of brackets up to the last, of words those further inside.
    private mutating func whole(_ text: Substring, indent: Int) -> Substring {
        var whole = String(text)
        let isFlow = text.first == "[" || text.first == "{"
        guard isFlow || (!text.isEmpty && text.first != "\"" && text.first != "'") else { return text }
        var open = YAMLFlow.openBrackets(text)
        while let line, isFlow ? open > 0 : line.indent > indent {
            whole += " \(line.text)"
            open += YAMLFlow.openBrackets(line.text)
            index += 1
        }
        return whole[...]
    }

    private mutating func inline(_ text: Substring, line: Int) throws(YAMLFailure) -> YAMLValue {
        if text.first == "*" {
            guard let value = anchors[String(text.dropFirst())] else {
                throw YAMLFailure(text: "There is no anchor \(text.dropFirst()).", line: line)
            }
            try count(value.size, line: line)
            return value
        }
        guard text.first == "[" || text.first == "{" else { return .scalar(YAMLFlow.unquoted(text)) }
        var flow = YAMLFlow(text, Place(path: path, line: line), anchors: anchors)
        let value = try flow.value(depth: 0)
        try count(flow.copies, line: line)
        return value
    }

    private mutating func count(_ more: Int, line: Int) throws(YAMLFailure) {
        copies += more
        guard copies < YAMLFlow.mostCopies else {
            throw YAMLFailure(text: "Anchors are copied too often.", line: line)
        }
    }

    /// The text of the lines below that are further inside; folded, lines are joined by spaces.
    private mutating func longText(isFolded: Bool, after number: Int, indent: Int) -> String {
        var found: [Substring] = []
        var end = number
        while end < raw.count {
            let isBlank = raw[end].allSatisfy(\.isWhitespace)
            guard isBlank || raw[end].prefix(while: { $0 == " " }).count > indent else { break }
            found.append(raw[end])
            end += 1
        }
        while let line, line.number <= end { index += 1 }
        let common =
            found.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return found.map { String($0.dropFirst(common)) }.joined(separator: isFolded ? " " : "\n")
    }

    /// The colon after a key: at the end, or before a space, outside quotation marks.
    private static func colon(_ text: Substring) -> Substring.Index? {
        guard text.first != "[", text.first != "{" else { return nil }
        var mark: Character?
        for index in text.indices {
            let character = text[index]
            if character == mark {
                mark = nil
            } else if mark == nil, character == "\"" || character == "'", index == text.startIndex {
                mark = character
            } else if mark == nil, character == ":" {
                let next = text.index(after: index)
                if next == text.endIndex || text[next].isWhitespace { return index }
            }
        }
        return nil
    }
}
