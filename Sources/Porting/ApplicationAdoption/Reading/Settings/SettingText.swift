/// The parts of a setting's text.
enum SettingText {
    /// A part of a text: what stands for itself, or what stands in the brackets after a dollar sign.
    enum Piece: Equatable {
        case text(Substring)
        case reference(Substring)
    }

    /// The parts of a text. A bracket that is never closed stands for itself, with all that follows.
    ///
    /// - Complexity: O(length of the text).
    static func pieces(_ text: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            let after = text.index(after: dollar)
            if dollar > rest.startIndex { pieces.append(.text(rest[..<dollar])) }
            if after < text.endIndex, text[after] == "(" || text[after] == "{" {
                guard let end = closing(text[after...]) else { return pieces + [.text(text[dollar...])] }
                pieces.append(.reference(text[after..<end].dropFirst()))
                rest = text[text.index(after: end)...]
            } else {
                let name = text[after...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
                let isName = name.first?.isNumber == false
                pieces.append(isName ? .reference(name) : .text(text[dollar..<after]))
                rest = text[(isName ? name.endIndex : after)...]
            }
        }
        return rest.isEmpty ? pieces : pieces + [.text(rest)]
    }

    /// Where the bracket at the start of a text is closed.
    private static func closing(_ text: Substring) -> Substring.Index? {
        let opening = text.first
        let closing: Character = opening == "(" ? ")" : "}"
        var depth = 0
        for index in text.indices {
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// A value after a modifier, such as `rfc1034identifier` of `$(PRODUCT_NAME:rfc1034identifier)`.
    static func modified(_ value: String, by modifier: Substring) -> String {
        if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst(8)) : value }
        return switch modifier {
        case "c99extidentifier", "identifier": identifier(value)
        case "rfc1034identifier": String(value.map { isWord($0) && $0 != "_" ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "dir": value.contains("/") ? FilePath.folder(value) + "/" : "./"
        case "file": FilePath.name(value)
        case "base": FilePath.stem(value)
        case "suffix": FilePath.fileExtension(value).isEmpty ? "" : ".\(FilePath.fileExtension(value))"
        case "standardizepath": FilePath.normalized(value)
        default: value
        }
    }

    /// A name that Swift takes for an identifier.
    static func identifier(_ text: String) -> String {
        let name = String(text.map { isWord($0) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// The words of a list, in which quotation marks and backslashes keep spaces.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (mark, isEscaped, isWord): (Character?, Bool, Bool) = (nil, false, false)
        for character in text {
            switch character {
            case _ where isEscaped:
                word.append(character)
                isEscaped = false
            case "\\":
                isEscaped = true
                isWord = true
            case "\"", "'":
                guard mark == nil || mark == character else {
                    word.append(character)
                    continue
                }
                mark = mark == nil ? character : nil
                isWord = true
            case _ where character.isWhitespace && mark == nil:
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            default:
                word.append(character)
                isWord = true
            }
        }
        return isWord ? words + [word] : words
    }
}
