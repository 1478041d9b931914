/// A tag in the source of a page, such as `<a href="/privacy">`.
struct PageTag {
    private(set) var name = ""
    private(set) var isEnd = false
    private(set) var attributes: [String: String] = [:]

    /// Reads the tag that `text` begins with, and removes it from there; one that does not end takes all of it.
    init(_ text: inout Substring) {
        text.removeFirst()
        if text.first == "/" {
            isEnd = true
            text.removeFirst()
        }
        name = Self.word(&text)
        while let next = text.first, next != ">" {
            let key = Self.word(&text)
            guard !key.isEmpty else {
                text.removeFirst()
                continue
            }
            Self.skipSpaces(&text)
            guard text.first == "=" else {
                attributes[key] = ""
                continue
            }
            text.removeFirst()
            attributes[key] = Self.value(&text)
        }
        text = text.dropFirst()
    }

    private static func word(_ text: inout Substring) -> String {
        skipSpaces(&text)
        let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "!" || $0 == ":" }
        text = text[word.endIndex...]
        return word.lowercased()
    }

    private static func value(_ text: inout Substring) -> String {
        skipSpaces(&text)
        guard let quote = text.first, quote == "\"" || quote == "'" else {
            let value = text.prefix { !$0.isWhitespace && $0 != ">" }
            text = text[value.endIndex...]
            return String(value)
        }
        text.removeFirst()
        let value = text.prefix { $0 != quote }
        text = text[value.endIndex...].dropFirst()
        return String(value)
    }

    private static func skipSpaces(_ text: inout Substring) {
        text = text.drop { $0.isWhitespace }
    }
}
