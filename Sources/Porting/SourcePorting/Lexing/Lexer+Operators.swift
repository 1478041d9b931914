extension Lexer {
    mutating func lexOperatorOrUnknown(_ byte: UInt8) {
        if byte >= 0x80 {
            guard let (scalar, length) = scalar(at: position) else {
                endsOperand = false
                return add(.unknown, upTo: position + 1)
            }
            guard ByteClasses.beginsOperator(scalar) else {
                endsOperand = true
                return add(.identifier, upTo: max(endOfName(from: position), position + length))
            }
        } else if !ByteClasses.isOperator(byte) && byte != UInt8(ascii: ".") {
            endsOperand = false
            return add(.unknown, upTo: position + 1)
        }
        // Behind an operand these are postfix operators, however many stand there.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), isBoundOnTheLeft {
            endsOperand = true
            return add(.operator, upTo: position + 1)
        }
        let end = endOfOperator()
        endsOperand = false
        add(.operator, upTo: end)
    }

    private var isBoundOnTheLeft: Bool {
        guard position > 0, let last = tokens.last else { return false }
        return last.kind != .comment && !ByteClasses.separatesOperands(bytes[position - 1])
    }

    private func endOfOperator() -> Int {
        let allowsDots = bytes[position] == UInt8(ascii: ".")
        var end = position
        while end < bytes.count {
            let byte = bytes[end]
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*"),
                end > position
            {
                break
            }
            if ByteClasses.isOperator(byte) || (allowsDots && byte == UInt8(ascii: ".")) {
                end += 1
            } else if byte >= 0x80, let (scalar, length) = scalar(at: end),
                ByteClasses.continuesOperator(scalar)
            {
                end += length
            } else {
                break
            }
        }
        return end
    }

    /// The end of a regular expression `/…/` that begins at the position; `nil` if the slash is an operator.
    ///
    /// It begins where an operand can stand, ends on its line, and neither begins nor ends with a space.
    mutating func endOfRegex() -> Int? {
        guard !endsOperand, position >= regexSearchedUpTo else { return nil }
        let first = peek(1)
        guard !ByteClasses.isSpace(first), !ByteClasses.isLineEnd(first), first != UInt8(ascii: "=") else {
            return nil
        }
        var index = position + 1
        var depth = 0
        while index < bytes.count, !ByteClasses.isLineEnd(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                return ByteClasses.isSpace(bytes[index - 1]) ? nil : index + 1
            default: break
            }
            index += 1
        }
        regexSearchedUpTo = min(index, bytes.count)
        return nil
    }
}
