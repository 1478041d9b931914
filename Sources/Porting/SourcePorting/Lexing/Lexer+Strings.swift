extension Lexer {
    /// Begins a string at its `#` or quote.
    mutating func beginString(hashes: Int) {
        let quote = position + hashes
        let hasThree =
            quote + 2 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"")
            && bytes[quote + 2] == UInt8(ascii: "\"")
        let isMultiline = hasThree && !(hashes > 0 && endsOnItsLine(from: quote + 1, hashes: hashes))
        let delimiter = StringDelimiter(hashes: hashes, isMultiline: isMultiline)
        add(.quote, upTo: quote + delimiter.quotes)
        modes.append(.string(delimiter))
    }

    /// Whether a raw string that begins with three quotes ends on its line, such as `#"""#`: then it has one quote only.
    private mutating func endsOnItsLine(from start: Int, hashes: Int) -> Bool {
        guard !failedQuoteSearch.covers(start, hashes: hashes) else { return false }
        var index = start
        while index < bytes.count, !ByteClasses.isLineEnd(bytes[index]) {
            if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
            index += 1
        }
        failedQuoteSearch.note(upTo: index, hashes: hashes)
        return false
    }

    /// Takes what stands in a string up to its end, its next interpolation, or the end of its line.
    mutating func lexString(_ delimiter: StringDelimiter) {
        var end = position
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\""), isEnd(of: delimiter, at: end) {
                return endString(delimiter, at: end)
            }
            if byte == UInt8(ascii: "\\"), hasHashes(delimiter.hashes, at: end + 1) {
                let escaped = end + 1 + delimiter.hashes
                let next = escaped < bytes.count ? bytes[escaped] : 0
                if next == UInt8(ascii: "(") { return beginInterpolation(at: end, upTo: escaped + 1) }
                end = escaped
                if ByteClasses.isLineEnd(next), !delimiter.isMultiline { continue }
                end += 1
                continue
            }
            if ByteClasses.isLineEnd(byte), !delimiter.isMultiline { break }
            end += 1
        }
        // It has no end.
        if end > position { add(.stringText, upTo: end) }
        modes.removeLast()
        endsOperand = true
    }

    private mutating func endString(_ delimiter: StringDelimiter, at quote: Int) {
        if quote > position { add(.stringText, upTo: quote) }
        add(.quote, upTo: quote + delimiter.quotes + delimiter.hashes)
        modes.removeLast()
        endsOperand = true
    }

    private mutating func beginInterpolation(at start: Int, upTo end: Int) {
        if start > position { add(.stringText, upTo: start) }
        add(.interpolationStart, upTo: end)
        modes.append(.code(openParentheses: 0))
        endsOperand = false
    }

    private func isEnd(of delimiter: StringDelimiter, at index: Int) -> Bool {
        guard index + delimiter.quotes <= bytes.count,
            bytes[index..<index + delimiter.quotes].allSatisfy({ $0 == UInt8(ascii: "\"") })
        else { return false }
        return hasHashes(delimiter.hashes, at: index + delimiter.quotes)
    }

    func hasHashes(_ count: Int, at index: Int) -> Bool {
        guard count > 0 else { return true }
        guard index + count <= bytes.count else { return false }
        return bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
