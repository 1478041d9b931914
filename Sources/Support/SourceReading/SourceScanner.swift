/// Splits Swift expressions at their outermost level, past strings, comments and brackets.
package struct SourceScanner {
    /// How deep brackets may be nested; what is deeper is no line of a test, and could overflow the stack.
    private static let depthLimit = 100

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// What stands between the brackets that `text` begins with, and what follows them; `nil` if they are not closed.
    package static func bracketed(_ text: String) -> (inside: String, rest: String)? {
        var scanner = SourceScanner(text)
        guard let first = scanner.bytes.first, first.opensBracket, scanner.skipBrackets() else { return nil }
        return (
            scanner.text(1..<(scanner.position - 1)), scanner.text(scanner.position..<scanner.bytes.count)
        )
    }

    package static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
        var scanner = SourceScanner(text)
        var parts: [String] = []
        var start = 0
        while scanner.position < scanner.bytes.count {
            if scanner.bytes[scanner.position] == UInt8(ascii: separator) {
                parts.append(scanner.text(start..<scanner.position))
                start = scanner.position + 1
            }
            guard scanner.skipOne() else { break }
        }
        parts.append(scanner.text(start..<scanner.bytes.count))
        return parts
    }

    /// The text with a space in place of each comment.
    package static func withoutComments(_ text: String) -> String {
        var scanner = SourceScanner(text)
        var kept = ""
        while scanner.position < scanner.bytes.count {
            let start = scanner.position
            if scanner.skipComment() {
                kept += " "
            } else {
                if scanner.hashes == nil || !scanner.skipString() { scanner.position = start + 1 }
                while scanner.position < scanner.bytes.count, scanner.bytes[scanner.position] & 0xC0 == 0x80 {
                    scanner.position += 1
                }
                kept += scanner.text(start..<scanner.position)
            }
        }
        return kept
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether the bytes from `place` on are those of `text`.
    private func has(_ text: StaticString, at place: Int) -> Bool {
        text.withUTF8Buffer { place <= bytes.count && bytes[place...].starts(with: $0) }
    }

    /// Moves past one byte, string, comment or pair of brackets; returns `false` if an end is missing.
    private mutating func skipOne() -> Bool {
        if bytes[position].opensBracket { return skipBrackets() }
        if hashes != nil { return skipString() }
        if !skipComment() { position += 1 }
        return true
    }

    private mutating func skipBrackets() -> Bool {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { return false }
        position += 1
        while position < bytes.count {
            if bytes[position].closesBracket {
                position += 1
                return true
            }
            guard skipOne() else { return false }
        }
        return false
    }

    /// Moves past a comment, which ends with the text at the latest; returns `false` if none begins here.
    private mutating func skipComment() -> Bool {
        if has("//", at: position) {
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard has("/*", at: position) else { return false }
        // Comments of this kind nest.
        var level = 0
        repeat {
            if has("/*", at: position) {
                level += 1
                position += 2
            } else if has("*/", at: position) {
                level -= 1
                position += 2
            } else {
                position += 1
            }
        } while level > 0 && position < bytes.count
        return true
    }

    /// How many `#` the string has that begins here; `nil` if none begins here.
    private var hashes: Int? {
        let count = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        return has("\"", at: position + count) ? count : nil
    }

    /// Moves past the string that begins here; returns `false` if its end is missing.
    private mutating func skipString() -> Bool {
        let hashes = hashes ?? 0
        let quotes = has("\"\"\"", at: position + hashes) ? 3 : 1
        let fence = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + fence
        let escape = [UInt8(ascii: "\\")] + fence
        position += hashes + quotes
        while position < bytes.count {
            if bytes[position...].starts(with: escape) {
                position += escape.count
                // An interpolation may contain strings.
                if has("(", at: position) {
                    guard skipBrackets() else { return false }
                } else {
                    position += 1
                }
            } else if bytes[position...].starts(with: end) {
                position += end.count
                return true
            } else {
                position += 1
            }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var opensBracket: Bool {
        self == UInt8(ascii: "(") || self == UInt8(ascii: "[") || self == UInt8(ascii: "{")
    }

    fileprivate var closesBracket: Bool {
        self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
    }
}
