extension Lexer {
    /// Keywords behind which an expression begins, so that `/` there begins a regular expression.
    private static let keywordsBeforeOperands: Set<String> = [
        "as", "await", "case", "else", "if", "in", "is", "return", "switch", "throw", "try", "where", "while",
        "guard",
        "repeat", "do", "default", "let", "var", "yield", "consume", "copy",
    ]

    mutating func lexName() {
        let end = endOfName(from: position)
        let isLong = end - position > 8
        endsOperand =
            isLong
            || !Self.keywordsBeforeOperands.contains(String(decoding: bytes[position..<end], as: UTF8.self))
        add(.identifier, upTo: end)
    }

    /// The end of a name that begins at or before `start`.
    func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if ByteClasses.beginsName(byte) || ByteClasses.isDigit(byte) {
                end += 1
            } else if byte >= 0x80, let (scalar, length) = scalar(at: end),
                !ByteClasses.beginsOperator(scalar)
            {
                end += length
            } else {
                break
            }
        }
        return end
    }

    /// A name in backticks, which may have any characters of its line.
    mutating func lexQuotedName() {
        var end = position + 1
        while end < bytes.count, !ByteClasses.isLineEnd(bytes[end]), bytes[end] != UInt8(ascii: "`") {
            end += 1
        }
        endsOperand = true
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
            return add(.unknown, upTo: position + 1)
        }
        add(.identifier, upTo: end + 1)
    }

    mutating func lexNumber() {
        let isHexadecimal = peek() == UInt8(ascii: "0") && (peek(1) | 0x20) == UInt8(ascii: "x")
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        var end = position + 1
        while end < bytes.count {
            let byte = bytes[end]
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            let hasSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
            if byte | 0x20 == exponent, hasSign {
                end += 2
            } else if ByteClasses.beginsName(byte) || ByteClasses.isDigit(byte) {
                end += 1
            } else if byte == UInt8(ascii: "."), ByteClasses.isDigit(next) {
                end += 2
            } else {
                break
            }
        }
        endsOperand = true
        add(.number, upTo: end)
    }

    /// The character beyond ASCII at an index, and the number of its bytes; `nil` if the bytes are not UTF-8.
    func scalar(at index: Int) -> (UInt32, Int)? {
        let first = bytes[index]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 0
        guard length > 0, index + length <= bytes.count else { return nil }
        var value = UInt32(first) & (0xFF >> (UInt32(length) + 1))
        for byte in bytes[index + 1..<index + length] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (value, length)
    }
}
