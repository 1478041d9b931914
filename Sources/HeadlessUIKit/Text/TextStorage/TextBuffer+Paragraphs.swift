extension TextBuffer {
    /// The paragraph around `offset`, without the newline that ends it.
    ///
    /// - Complexity: O(*k*) in the units of the paragraph.
    package func paragraph(at offset: Int) -> Range<Int> {
        let inside = border(atOrBefore: offset)
        return paragraphStart(atOrBefore: inside)..<paragraphEnd(atOrAfter: inside)
    }

    /// Where the paragraph begins that `offset` is in.
    package func paragraphStart(atOrBefore offset: Int) -> Int {
        var offset = offset
        while offset > 0, !isNewline(self[offset - 1]) { offset -= 1 }
        return offset
    }

    /// Where the newline is that ends the paragraph that `offset` is in; the end of the text in the last one.
    package func paragraphEnd(atOrAfter offset: Int) -> Int {
        var offset = offset
        while offset < count, !isNewline(self[offset]) { offset += 1 }
        return offset
    }

    /// All newlines are single units, but for CRLF, of which both are.
    private func isNewline(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// The sentence around `offset`, with the spaces after it; in a paragraph's end the last one.
    ///
    /// A sentence ends with its paragraph, and after a full stop, an exclamation or question mark or an ellipsis,
    /// with what closes quotes and brackets, where spaces follow or the writing has none.
    ///
    /// - Complexity: O(*k*) in the units of the paragraph.
    package func sentence(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        var start = paragraph.lowerBound
        while true {
            let end = sentenceEnd(after: start, before: paragraph.upperBound)
            if end > offset || end >= paragraph.upperBound { return start..<end }
            start = end
        }
    }

    private func sentenceEnd(after start: Int, before limit: Int) -> Int {
        var offset = start
        var isOver = false
        while offset < limit, let character = character(after: offset) {
            if isOver, character.isWhitespace {
                return spacesEnd(after: offset, before: limit)
            }
            if Self.fullStops.contains(character) {
                isOver = true
            } else if isOver, !Self.closers.contains(character) {
                // Without a space after it, only a mark of a writing that has no spaces ends a sentence.
                if let before = self.character(before: offset), Self.spacelessStops.contains(before) {
                    return offset
                }
                isOver = false
            }
            offset = characterEnd(after: offset)
        }
        return limit
    }

    private func spacesEnd(after start: Int, before limit: Int) -> Int {
        var offset = start
        while offset < limit, let character = character(after: offset), character.isWhitespace {
            offset = characterEnd(after: offset)
        }
        return offset
    }

    private static let spacelessStops: Set<Character> = ["。", "！", "？"]
    private static let fullStops: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
    private static let closers: Set<Character> = [")", "]", "}", "\"", "'", "”", "’", "»", "」", "』"]
}
