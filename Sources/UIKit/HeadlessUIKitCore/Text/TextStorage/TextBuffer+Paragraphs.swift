extension TextBuffer {
    /// The paragraph around `offset`, without the newline that ends it.
    ///
    /// - Complexity: O(*k*) in the units of the paragraph.
    package func paragraph(at offset: Int) -> Range<Int> {
        let inside = border(atOrBefore: offset)
        return paragraphStart(atOrBefore: inside)..<paragraphEnd(atOrAfter: inside)
    }

    /// The beginning of the paragraph that contains `offset`.
    package func paragraphStart(atOrBefore offset: Int) -> Int {
        var offset = offset
        while offset > 0, !isNewline(self[offset - 1]) { offset -= 1 }
        return offset
    }

    /// The end of the paragraph that contains `offset`, before its newline; the end of the text in the last one.
    package func paragraphEnd(atOrAfter offset: Int) -> Int {
        var offset = offset
        while offset < count, !isNewline(self[offset]) { offset += 1 }
        return offset
    }

    /// Whether a unit is a newline or a part of CRLF.
    private func isNewline(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// The sentence around `offset`, with the spaces after it; at a paragraph's end its last sentence.
    ///
    /// A sentence ends with its paragraph, and after a full stop, an exclamation or question mark or an ellipsis, with
    /// closing quotes and brackets, if spaces follow or the script has none.
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
                // Without a space after it, only a punctuation mark of a script without spaces ends a sentence.
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
