/// Splits Swift expressions at their outermost level, past strings, comments and brackets.
struct SourceScanner {
    private let characters: [Character]
    private var position = 0

    private init(_ text: String) {
        characters = Array(text)
    }

    /// What stands between the parentheses that `text` begins with; `nil` if they are not closed.
    static func parenthesized(_ text: String) -> String? {
        var scanner = SourceScanner(text)
        guard scanner.characters.first == "(", scanner.skipBrackets() else { return nil }
        return String(scanner.characters[1..<(scanner.position - 1)])
    }

    /// The parts of `text` between separators that stand in no brackets and no strings.
    static func split(_ text: String, at separator: Character) -> [String] {
        var scanner = SourceScanner(text)
        var parts: [String] = []
        var start = 0
        while scanner.position < scanner.characters.count {
            if scanner.characters[scanner.position] == separator {
                parts.append(String(scanner.characters[start..<scanner.position]))
                start = scanner.position + 1
            }
            guard scanner.skipOne() else { break }
        }
        parts.append(String(scanner.characters[start...]))
        return parts
    }

    /// Moves past one character, string, comment or pair of brackets; returns `false` at an end that is missing.
    private mutating func skipOne() -> Bool {
        switch characters[position] {
        case "(", "[", "{": return skipBrackets()
        case "\"": return skipString()
        case "/" where next == "/":
            while position < characters.count, !characters[position].isNewline { position += 1 }
            return true
        default:
            position += 1
            return true
        }
    }

    private var next: Character? { position + 1 < characters.count ? characters[position + 1] : nil }

    private mutating func skipBrackets() -> Bool {
        position += 1
        while position < characters.count {
            if [")", "]", "}"].contains(characters[position]) {
                position += 1
                return true
            }
            guard skipOne() else { return false }
        }
        return false
    }

    private mutating func skipString() -> Bool {
        let isLong = characters[position...].prefix(3) == ["\"", "\"", "\""]
        let end = isLong ? 3 : 1
        position += end
        while position < characters.count {
            if characters[position] == "\\" {
                position += 1
                // An interpolation may contain strings.
                if position < characters.count, characters[position] == "(" {
                    guard skipBrackets() else { return false }
                } else {
                    position += 1
                }
            } else if characters[position...].prefix(end).allSatisfy({ $0 == "\"" }),
                characters.count - position >= end
            {
                position += end
                return true
            } else {
                position += 1
            }
        }
        return false
    }
}
