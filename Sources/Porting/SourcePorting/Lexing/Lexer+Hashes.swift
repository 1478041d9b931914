extension Lexer {
    /// What begins with `#`: a directive or macro, a raw string, an extended regular expression, a script's first line.
    mutating func lexHash() {
        var hashes = 1
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        let next = peek(hashes)
        if position == 0, hashes == 1, next == UInt8(ascii: "!") {
            return add(.comment, upTo: endOfLine(from: position))
        }
        if next == UInt8(ascii: "\"") { return beginString(hashes: hashes) }
        if next == UInt8(ascii: "/"), let end = endOfExtendedRegex(hashes) {
            endsOperand = true
            return add(.regex, upTo: end)
        }
        endsOperand = false
        if hashes == 1, ByteClasses.beginsName(next) {
            let end = endOfName(from: position + 1)
            endsOperand = !Self.directives.contains(
                String(decoding: bytes[position + 1..<end], as: UTF8.self))
            return add(.hashWord, upTo: end)
        }
        add(.punctuation, upTo: position + hashes)
    }

    private static let directives: Set<String> = ["if", "elseif", "else", "endif"]

    /// The end of `#/…/#`, which has several lines if nothing stands behind its first slash.
    private mutating func endOfExtendedRegex(_ hashes: Int) -> Int? {
        guard !failedRegexSearch.covers(position, hashes: hashes) else { return nil }
        var index = position + hashes + 1
        var first = index
        while first < bytes.count, ByteClasses.isSpace(bytes[first]) { first += 1 }
        let isMultiline = first < bytes.count && ByteClasses.isLineEnd(bytes[first])
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) { return index + 1 + hashes }
            if ByteClasses.isLineEnd(byte), !isMultiline { break }
            index += byte == UInt8(ascii: "\\") && !isMultiline ? 2 : 1
        }
        failedRegexSearch.note(upTo: index, hashes: hashes)
        return nil
    }
}
