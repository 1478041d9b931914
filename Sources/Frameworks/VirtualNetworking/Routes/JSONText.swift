import Foundation

/// Finds the place at which a text is not JSON.
enum JSONText {
    /// Such as `line 2, column 7: …`, with the line and a mark below it; `nil` for a text that is JSON.
    static func mistake(in text: String) -> String? {
        var reader = JSONReader(text)
        let index = reader.firstMistake()
        // Foundation accepts more than JSON, such as a comma after the last value, and looks closer at numbers.
        let isRead =
            (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
        return index == text.endIndex && isRead ? nil : "the JSON does not parse" + place(index, in: text)
    }

    private static func place(_ index: String.Index, in text: String) -> String {
        let before = text[..<index]
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
        let end = text[index...].firstIndex(of: "\n") ?? text.endIndex
        let column = text.distance(from: start, to: index)
        return ", at line \(line), column \(column + 1):\n  \(text[start..<end])\n  "
            + String(repeating: " ", count: column) + "^"
    }
}

/// Goes through a text as JSON, to its end or its first mistake (RFC 8259).
private struct JSONReader {
    private let text: String
    private var index: String.Index

    init(_ text: String) {
        self.text = text
        index = text.startIndex
    }

    mutating func firstMistake() -> String.Index {
        if value(depth: 0) { skipSpace() }
        return index
    }

    private var current: Character? { index < text.endIndex ? text[index] : nil }

    private mutating func skipSpace() {
        while let next = current, next.isWhitespace { index = text.index(after: index) }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        index = text.index(after: index)
        return true
    }

    private mutating func value(depth: Int) -> Bool {
        skipSpace()
        switch current {
        case "{": return depth < 500 && list(from: "{", to: "}", depth: depth, isObject: true)
        case "[": return depth < 500 && list(from: "[", to: "]", depth: depth, isObject: false)
        case "\"": return string()
        case let next? where next == "-" || next.isNumber: return number()
        default: return word()
        }
    }

    private mutating func list(from start: Character, to end: Character, depth: Int, isObject: Bool) -> Bool {
        _ = take(start)
        skipSpace()
        if take(end) { return true }
        repeat {
            skipSpace()
            if isObject {
                guard string() else { return false }
                skipSpace()
                guard take(":") else { return false }
            }
            guard value(depth: depth + 1) else { return false }
            skipSpace()
        } while take(",")
        return take(end)
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while let next = current, next != "\"", next != "\n" {
            index = text.index(after: index)
            if next == "\\", current != nil { index = text.index(after: index) }
        }
        return take("\"")
    }

    private mutating func number() -> Bool {
        while let next = current, next.isNumber || "+-.eE".contains(next) { index = text.index(after: index) }
        return true
    }

    private mutating func word() -> Bool {
        for word in ["true", "false", "null"] where text[index...].hasPrefix(word) {
            index = text.index(index, offsetBy: word.count)
            return true
        }
        return false
    }
}
