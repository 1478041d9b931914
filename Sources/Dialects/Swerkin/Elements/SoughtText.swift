import ViewQuery

/// What a text of an element must be.
enum SoughtText: Sendable, Equatable {
    /// The text itself; line breaks count as spaces.
    case exactly(String)
    case prefix(String)
    case suffix(String)
    case containing(String)
    /// A regular expression that the whole text matches.
    case pattern(String)

    /// Whether a text is as it must be; one that is not there is empty.
    func matches(_ text: String?) -> Bool {
        let text = text ?? ""
        switch self {
        case .exactly(let wanted):
            return text == wanted
                || (text.hasLineFeed || wanted.hasLineFeed) && text.onOneLine == wanted.onOneLine
        case .prefix(let wanted): return text.hasPrefix(wanted)
        case .suffix(let wanted): return text.hasSuffix(wanted)
        case .containing(let wanted): return wanted.isEmpty || text.contains(wanted)
        case .pattern(let pattern):
            // Alone, too: unbalanced parentheses may be balanced inside others.
            guard isValid,
                let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z")
            else {
                return false
            }
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
    }

    /// Whether it is no pattern, or a pattern that is a regular expression.
    var isValid: Bool {
        guard case .pattern(let pattern) = self, !pattern.isEmpty else { return true }
        return (try? NSRegularExpression(pattern: pattern)) != nil
    }

    var wanted: String {
        switch self {
        case .exactly(let text), .prefix(let text), .suffix(let text), .containing(let text),
            .pattern(let text):
            text
        }
    }

    /// The condition in words, behind the name of what it is about: `label prefix "A"`.
    func words(_ name: String) -> String {
        let quoted = wanted.debugDescription
        return switch self {
        case .exactly: "\(name) \(quoted)"
        case .prefix: "\(name) prefix \(quoted)"
        case .suffix: "\(name) suffix \(quoted)"
        case .containing: "partial \(name) \(quoted)"
        case .pattern: "\(name) matching \(quoted)"
        }
    }
}

extension String {
    var onOneLine: String { hasLineFeed ? replacing("\n", with: " ") : self }

    /// Whether there is a line feed among the bytes, which is asked of all elements.
    fileprivate var hasLineFeed: Bool { utf8.contains(UInt8(ascii: "\n")) }
}
