// Characters are grapheme clusters. Where one begins depends on the text before it, but seldom on much: searches go
// back to the nearest offset that is a border independent of its context.
extension TextBuffer {
    /// How many units are examined first to find a character's end; few characters are longer.
    private static let window = 32

    /// The character that begins at `offset`, a border between characters; `nil` at the end.
    ///
    /// - Complexity: O(*k*) in the units of the character.
    package func character(after offset: Int) -> Character? {
        let end = characterEnd(after: offset)
        return end > offset ? text(in: offset..<end).first : nil
    }

    /// The character that ends at `offset`, a border between characters; `nil` at the beginning.
    ///
    /// - Complexity: O(*k*) in the units of the character and of those before it that may belong to it.
    package func character(before offset: Int) -> Character? {
        let start = characterStart(before: offset)
        return start < offset ? text(in: start..<offset).first : nil
    }

    /// Where the character ends that begins at `offset`; the end of the text at its end.
    package func characterEnd(after offset: Int) -> Int {
        guard offset < count else { return count }
        if offset + 1 == count || isPlainBorder(offset + 1) { return offset + 1 }
        var length = Self.window
        while true {
            let range = scalars(offset..<min(count, offset + length))
            let text = text(in: range)
            let first = text.index(after: text.startIndex)
            // The character's end is certain only if another character follows.
            if first < text.endIndex || range.upperBound == count {
                return offset + text[..<first].utf16.count
            }
            length *= 2
        }
    }

    /// Where the character begins that ends at `offset`; 0 at the beginning of the text.
    package func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        if offset == 1 || isPlainBorder(offset - 1) { return offset - 1 }
        return lastBorder(before: offset)
    }

    /// The border between characters that is at `offset` or next before it.
    package func border(atOrBefore offset: Int) -> Int {
        if offset <= 0 || offset >= count || isPlainBorder(offset) { return min(max(offset, 0), count) }
        let last = lastBorder(before: offset + 1)
        return last
    }

    /// The border between characters that is at `offset` or next after it.
    package func border(atOrAfter offset: Int) -> Int {
        let before = border(atOrBefore: offset)
        return before >= offset ? before : characterEnd(after: before)
    }

    /// The range clamped to the text and widened to whole characters; an empty range stays empty.
    package func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
        let start = border(atOrBefore: range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        return start..<max(start, border(atOrAfter: range.upperBound))
    }

    /// The last border before `limit`, found from the nearest certain one.
    private func lastBorder(before limit: Int) -> Int {
        var border = sureBorder(before: limit)
        while true {
            let end = characterEnd(after: border)
            if end >= limit || end <= border { return border }
            border = end
        }
    }

    /// A border before `limit` that does not depend on its context.
    private func sureBorder(before limit: Int) -> Int {
        var offset = limit - 1
        while offset > 0, !isSureBorder(offset) { offset -= 1 }
        return max(offset, 0)
    }

    /// Whether `offset` is a border between simple characters, such as Latin letters and digits, which never join.
    /// `offset` must be inside the text.
    private func isPlainBorder(_ offset: Int) -> Bool {
        let (before, after) = (self[offset - 1], self[offset])
        return before < 0x300 && after < 0x300 && (before != 0x0D || after != 0x0A)
    }

    private func isSureBorder(_ offset: Int) -> Bool {
        if isPlainBorder(offset) { return true }
        guard let before = scalar(endingAt: offset), let after = scalar(beginningAt: offset) else {
            return false
        }
        // Marks and joiners may join the text before with the text after; all other rules concern two adjacent scalars,
        // or never make a border.
        if before.properties.isGraphemeExtend || before == "\u{200D}" { return false }
        var pair = String.UnicodeScalarView()
        pair.append(before)
        pair.append(after)
        return String(pair).count == 2
    }

    private func scalar(beginningAt offset: Int) -> Unicode.Scalar? {
        let unit = self[offset]
        guard UTF16.isLeadSurrogate(unit), offset + 1 < count else { return Unicode.Scalar(unit) }
        return UTF16.decode(UTF16.EncodedScalar([unit, self[offset + 1]]))
    }

    private func scalar(endingAt offset: Int) -> Unicode.Scalar? {
        let unit = self[offset - 1]
        guard UTF16.isTrailSurrogate(unit), offset > 1 else { return Unicode.Scalar(unit) }
        return UTF16.decode(UTF16.EncodedScalar([self[offset - 2], unit]))
    }
}
