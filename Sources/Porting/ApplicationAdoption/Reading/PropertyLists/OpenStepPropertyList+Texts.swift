extension OpenStepPropertyList.Parser {
    /// Goes over whitespace and comments.
    mutating func skipBlank() {
        while let byte {
            switch byte {
            case 0x09...0x0D, 0x20: advance()
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                while let byte = self.byte, byte != UInt8(ascii: "\n") { advance() }
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
            default: return
            }
        }
    }

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private mutating func skipComment() {
        let start = line
        index += 2
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                index += 2
                return
            }
            advance()
        }
        cut.append("the comment of line \(start)")
    }

    /// A text in quotation marks, or a word.
    mutating func string() throws(OpenStepPropertyList.Failure) -> String {
        guard let byte else { return "" }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
        let start = index
        while let byte = self.byte, isWord(byte) { index += 1 }
        guard index > start else { throw unexpected(byte, instead: "a value") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Xcode quotes all but letters, digits and `_./$`; older files have more signs.
    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "/"): next != UInt8(ascii: "*")
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "&"),
            UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private mutating func quoted(_ mark: UInt8) -> String {
        let start = line
        var text: [UInt8] = []
        advance()
        while let byte {
            if byte == mark {
                advance()
                return String(decoding: text, as: UTF8.self)
            }
            advance()
            if byte == UInt8(ascii: "\\"), self.byte != nil {
                escape(into: &text)
            } else {
                text.append(byte)
            }
        }
        cut.append("the string of line \(start)")
        return String(decoding: text, as: UTF8.self)
    }

    /// What stands for the characters after a backslash.
    private mutating func escape(into text: inout [UInt8]) {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"): unicode(into: &text)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): octal(into: &text)
        default:
            advance()
            text.append(Self.escapes[byte] ?? byte)
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    ]

    /// Four hexadecimal digits are a unit of UTF-16; of a pair the second follows with a backslash of its own.
    private mutating func unicode(into text: inout [UInt8]) {
        index += 1
        var units = [digits(4, radix: 16)]
        if (0xD800..<0xDC00).contains(units[0]), byte == UInt8(ascii: "\\"),
            next == UInt8(ascii: "U") || next == UInt8(ascii: "u")
        {
            index += 2
            units.append(digits(4, radix: 16))
        }
        text += String(decoding: units, as: UTF16.self).utf8
    }

    private mutating func octal(into text: inout [UInt8]) {
        text += String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: digits(3, radix: 8))))).utf8
    }

    private mutating func digits(_ most: Int, radix: Int) -> UInt16 {
        var value = 0
        for _ in 0..<most {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
                break
            }
            value = value * radix + digit
            index += 1
        }
        return UInt16(truncatingIfNeeded: value)
    }

    /// Bytes in hexadecimal digits: `<0fbd 771c>`.
    mutating func data() throws(OpenStepPropertyList.Failure) -> [UInt8] {
        let start = line
        let opening = unexpected(UInt8(ascii: "<"), instead: "a value")
        guard !opening.isMergeConflict else { throw opening }
        advance()
        var digits: [UInt8] = []
        while let byte {
            if byte == UInt8(ascii: ">") {
                advance()
                return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
            }
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if !(0x09...0x0D).contains(byte), byte != 0x20 {
                throw unexpected(byte, instead: "a hexadecimal digit")
            }
            advance()
        }
        cut.append("the data of line \(start)")
        return []
    }
}
