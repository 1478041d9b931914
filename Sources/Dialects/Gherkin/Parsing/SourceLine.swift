/// A line of a feature's text.
struct SourceLine {
    /// What a line is, as far as it can be told without the lines around it.
    enum Content {
        case empty
        case comment
        /// The comment that names the language.
        case language(String)
        case tags
        /// A keyword with a colon, and what follows.
        case keyword(Keyword, name: String)
        case step(keyword: String, text: String)
        /// The delimiter of a doc string, and its media type.
        case docString(delimiter: String, mediaType: String)
        case tableRow
        case other
    }

    /// What a line is, without what stands in it.
    enum Kind: Hashable {
        case empty
        case comment
        case tags
        case keyword(Keyword)
        case step
        case docString
        case tableRow
        case other
    }

    /// The line, counted from 1.
    let number: Int
    let text: Substring
    let content: Content
    /// The column of the first character that is not a space, counted from 1.
    let column: Int
    /// The line without the spaces around it.
    let trimmed: Substring

    init(_ number: Int, _ text: Substring) {
        self.number = number
        self.text = text
        let indented = text.drop { $0.isWhitespace }
        column = text.count - indented.count + 1
        trimmed = indented.trimmedAtEnd
        content = Self.content(of: trimmed)
    }

    var kind: Kind {
        switch content {
        case .empty: .empty
        case .comment, .language: .comment
        case .tags: .tags
        case .keyword(let keyword, _): .keyword(keyword)
        case .step: .step
        case .docString: .docString
        case .tableRow: .tableRow
        case .other: .other
        }
    }

    var quoted: String {
        let text = trimmed.count > 60 ? trimmed.prefix(60) + "…" : trimmed
        return String(text).quoted
    }

    private static func content(of line: Substring) -> Content {
        switch line.unicodeScalars.first {
        case nil: return .empty
        case "#": return language(in: line).map { .language($0) } ?? .comment
        case "@": return .tags
        case "|": return .tableRow
        default: break
        }
        for delimiter in ["\"\"\"", "```"] where line.hasPrefix(delimiter) {
            return .docString(
                delimiter: delimiter, mediaType: String(line.dropFirst(3).drop { $0.isWhitespace }))
        }
        for keyword in Keyword.allCases {
            for spelling in keyword.spellings where line.hasPrefix(spelling + ":") {
                let name = line.dropFirst(spelling.count + 1).drop { $0.isWhitespace }
                return .keyword(keyword, name: String(name))
            }
        }
        for keyword in Keyword.ofSteps where line.hasPrefix(keyword + " ") {
            let text = line.dropFirst(keyword.count + 1).drop { $0.isWhitespace }
            return .step(keyword: keyword, text: String(text))
        }
        return .other
    }

    private static func language(in comment: Substring) -> String? {
        let text = comment.dropFirst().drop { $0.isWhitespace }
        guard text.hasPrefix("language") else { return nil }
        let rest = text.dropFirst("language".count).drop { $0.isWhitespace }
        guard rest.first == ":" else { return nil }
        let name = rest.dropFirst().drop { $0.isWhitespace }
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" }
        return isName ? String(name) : nil
    }
}

extension Substring {
    var trimmedAtEnd: Substring {
        var text = self
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }

    var trimmed: Substring { drop { $0.isWhitespace }.trimmedAtEnd }
}
