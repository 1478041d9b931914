/// Splits Swift source into tokens, without loss and in linear time.
///
/// It never fails: bytes that begin nothing in Swift are tokens of the kind ``Token/Kind/unknown``, and a string that does
/// not end ends with its line. Nesting of comments, strings and interpolations is kept on a stack of its own.
struct Lexer {
    /// What the bytes at the position belong to.
    enum Mode {
        /// Code, with the number of parentheses that are open in it.
        case code(openParentheses: Int)
        case string(StringDelimiter)
    }

    let bytes: [UInt8]
    var position = 0
    var tokens: [Token] = []
    var modes: [Mode] = [.code(openParentheses: 0)]
    /// Whether the last token that is not a space or a comment ends an operand, so that `/` behind it divides.
    var endsOperand = false
    /// No regular expression ends before this position.
    var regexSearchedUpTo = 0
    var failedRegexSearch = FailedSearch()
    var failedQuoteSearch = FailedSearch()

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 3)
    }

    /// Returns the tokens of a source.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes)
        while lexer.position < bytes.count {
            switch lexer.modes[lexer.modes.count - 1] {
            case .code: lexer.lexCode()
            case .string(let delimiter): lexer.lexString(delimiter)
            }
        }
        return lexer.tokens
    }

    /// The byte at a distance from the position; 0 behind the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = position + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Adds a token from the position up to `end`, and goes on behind it.
    mutating func add(_ kind: Token.Kind, upTo end: Int) {
        let end = max(min(end, bytes.count), position + 1)
        tokens.append(Token(kind: kind, start: position, end: end))
        position = end
    }

    private mutating func lexCode() {
        let byte = peek()
        if lexTrivia(byte) { return }
        if ByteClasses.beginsName(byte) { return lexName() }
        if ByteClasses.isDigit(byte) { return lexNumber() }
        switch byte {
        case UInt8(ascii: "\""): return beginString(hashes: 0)
        case UInt8(ascii: "#"): return lexHash()
        case UInt8(ascii: "`"): return lexQuotedName()
        case UInt8(ascii: "@") where ByteClasses.beginsName(peek(1)):
            add(.attribute, upTo: endOfName(from: position + 1))
            endsOperand = false
            return
        default: break
        }
        if ByteClasses.isPunctuation(byte) && !(byte == UInt8(ascii: ".") && peek(1) == UInt8(ascii: ".")) {
            return lexPunctuation(byte)
        }
        if byte == UInt8(ascii: "/"), let end = endOfRegex() {
            add(.regex, upTo: end)
            endsOperand = true
            return
        }
        lexOperatorOrUnknown(byte)
    }

    /// Spaces, line ends and comments.
    private mutating func lexTrivia(_ byte: UInt8) -> Bool {
        if ByteClasses.isSpace(byte) {
            var end = position + 1
            while end < bytes.count, ByteClasses.isSpace(bytes[end]) { end += 1 }
            add(.whitespace, upTo: end)
        } else if ByteClasses.isLineEnd(byte) {
            add(.newline, upTo: position + (byte == 0x0D && peek(1) == 0x0A ? 2 : 1))
        } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
            add(.comment, upTo: endOfLine(from: position))
        } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
            add(.comment, upTo: endOfBlockComment())
        } else {
            return false
        }
        return true
    }

    private mutating func lexPunctuation(_ byte: UInt8) {
        let closes =
            byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        endsOperand = closes
        if case .code(let count) = modes[modes.count - 1], modes.count > 1 {
            if byte == UInt8(ascii: "(") {
                modes[modes.count - 1] = .code(openParentheses: count + 1)
            } else if byte == UInt8(ascii: ")") {
                if count == 0 {
                    modes.removeLast()
                    return add(.interpolationEnd, upTo: position + 1)
                }
                modes[modes.count - 1] = .code(openParentheses: count - 1)
            }
        }
        add(.punctuation, upTo: position + 1)
    }

    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !ByteClasses.isLineEnd(bytes[end]) { end += 1 }
        return end
    }

    private func endOfBlockComment() -> Int {
        var end = position + 2
        var depth = 1
        while end < bytes.count, depth > 0 {
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            if bytes[end] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                end += 2
            } else if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                end += 2
            } else {
                end += 1
            }
        }
        return end
    }
}
