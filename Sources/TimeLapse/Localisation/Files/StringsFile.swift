/// The texts of a `.strings` file in Apple's text format: `"key" = "text";`, with comments.
struct StringsFile {
    private(set) var texts: [String: String] = [:]

    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// - Throws: `StringsSyntaxError` for a text that is not in the format.
    init(_ text: String) throws(StringsSyntaxError) {
        scalars = Array(text.unicodeScalars)
        try skipSpace()
        // An old property list is a dictionary in braces.
        let isInBraces = take("{")
        try skipSpace()
        while let next = peek(), !(isInBraces && next == "}") {
            let key = try readWord("a key")
            try skipSpace()
            // A key alone stands for itself.
            var value = key
            if take("=") {
                try skipSpace()
                value = try readWord("a text")
                try skipSpace()
            }
            texts[key] = value
            guard take(";") || isInBraces && peek() == "}" else { throw expected("\";\"") }
            try skipSpace()
        }
        if isInBraces, !take("}") { throw expected("\"}\"") }
    }

    private func peek() -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        position += 1
        return true
    }

    private func expected(_ what: String) -> StringsSyntaxError {
        StringsSyntaxError(line: line(of: position), expected: what, found: peek().map(String.init))
    }

    /// The line of a position, from 1; a line ends by a line feed, a carriage return or both.
    private func line(of position: Int) -> Int {
        var line = 1
        for index in 0..<min(position, scalars.count) {
            if scalars[index] == "\n" && !(index > 0 && scalars[index - 1] == "\r") || scalars[index] == "\r"
            {
                line += 1
            }
        }
        return line
    }

    /// Skips whitespace and comments.
    private mutating func skipSpace() throws(StringsSyntaxError) {
        while let next = peek() {
            if next.properties.isWhitespace || next == "\u{FEFF}" {
                position += 1
            } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while let next = peek(), next != "\n", next != "\r" { position += 1 }
            } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(StringsSyntaxError) {
        let start = position
        position += 2
        while position + 1 < scalars.count {
            if scalars[position] == "*", scalars[position + 1] == "/" {
                position += 2
                return
            }
            position += 1
        }
        throw StringsSyntaxError(line: line(of: start), expected: "\"*/\" after a comment", found: nil)
    }

    private mutating func readWord(_ what: String) throws(StringsSyntaxError) -> String {
        if let quote = peek(), quote == "\"" || quote == "'" { return try readQuoted(quote) }
        let start = position
        while let next = peek(), next.isASCII,
            next.properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains(next)
        {
            position += 1
        }
        guard position > start else { throw expected(what) }
        var word = String.UnicodeScalarView()
        word.append(contentsOf: scalars[start..<position])
        return String(word)
    }

    private mutating func readQuoted(_ quote: Unicode.Scalar) throws(StringsSyntaxError) -> String {
        let start = position
        position += 1
        // In UTF-16, as escapes may be the two halves of a character.
        var units: [UInt16] = []
        while let next = peek() {
            position += 1
            if next == quote { return String(decoding: units, as: UTF16.self) }
            if next == "\\" { readEscape(into: &units) } else { units.append(contentsOf: String(next).utf16) }
        }
        throw StringsSyntaxError(line: line(of: start), expected: "a quote at the end of a text", found: nil)
    }
}

extension StringsFile {
    private static let escapes: [Unicode.Scalar: UInt16] = [
        "a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11,
    ]

    /// Reads what stands behind a backslash. A character without a meaning stands for itself.
    private mutating func readEscape(into units: inout [UInt16]) {
        guard let next = peek() else { return }
        position += 1
        if let unit = Self.escapes[next] {
            units.append(unit)
        } else if next == "U" || next == "u" {
            if take("{") {
                let digits = readDigits(16, atMost: 8)
                _ = take("}")
                units.append(contentsOf: String(Unicode.Scalar(digits) ?? "\u{FFFD}").utf16)
            } else {
                units.append(UInt16(truncatingIfNeeded: readDigits(16, atMost: 4)))
            }
        } else if ("0"..."7").contains(next) {
            position -= 1
            units.append(UInt16(truncatingIfNeeded: readDigits(8, atMost: 3)))
        } else {
            units.append(contentsOf: String(next).utf16)
        }
    }

    private mutating func readDigits(_ radix: Int, atMost count: Int) -> UInt32 {
        var digits = ""
        while digits.count < count, let next = peek(), next.isASCII, Character(next).isHexDigit {
            if radix == 8, !("0"..."7").contains(next) { break }
            digits.unicodeScalars.append(next)
            position += 1
        }
        return UInt32(digits, radix: radix) ?? 0
    }
}

/// A place at which a file is not in the format of `.strings`.
struct StringsSyntaxError: Error, Hashable, CustomStringConvertible {
    let line: Int
    let expected: String
    /// What stands there instead; `nil` at the end of the file.
    let found: String?

    var description: String {
        "line \(line): expected \(expected), found \(found.map { "\"\($0)\"" } ?? "the end of the file")"
    }
}
