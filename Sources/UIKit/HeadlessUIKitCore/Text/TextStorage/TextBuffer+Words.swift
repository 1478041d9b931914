/// The role of a character in word breaking.
private enum WordPart {
    /// Letters, digits, marks, the underscore.
    case letter
    case digit
    /// An ideograph, which counts as a word: finding words without spaces would take a dictionary.
    case ideograph
    /// Belongs to a word between two letters or two digits: an apostrophe, a full stop.
    case joiner
    /// Belongs to a number between two digits: a comma.
    case digitJoiner
    case other

    init(_ character: Character) {
        guard let first = character.unicodeScalars.first else {
            self = .other
            return
        }
        switch first {
        case "'", "’", ".": self = .joiner
        case ",": self = .digitJoiner
        case "_": self = .letter
        case "0"..."9": self = .digit
        default:
            if first.properties.isIdeographic {
                self = .ideograph
            } else if first.properties.isAlphabetic || first.properties.generalCategory == .nonspacingMark {
                self = .letter
            } else {
                self = first.properties.numericType == nil ? .other : .digit
            }
        }
    }

    var isWord: Bool { self == .letter || self == .digit || self == .ideograph }
}

// A simplified form of the words of Unicode's annex 29: letters and digits in a row, with an apostrophe or a full stop
// between two of them, and each ideograph by itself.
extension TextBuffer {
    /// The word around `offset`, or else the one that ends there; without either, the character after it, or before it
    /// at the end of the text.
    ///
    /// - Complexity: O(*k*) in the units of the word.
    package func word(at offset: Int) -> Range<Int> {
        let start = border(atOrBefore: offset)
        let isAfter = part(after: start).isWord || (start < count && !part(before: start).isWord)
        let inside = isAfter ? start : characterStart(before: start)
        let end = characterEnd(after: inside)
        guard part(after: inside).isWord || isInsideWord(inside) else { return inside..<end }
        var word = inside..<end
        while word.upperBound < count, isJoined(at: word.upperBound) {
            word = word.lowerBound..<characterEnd(after: word.upperBound)
        }
        while word.lowerBound > 0, isJoined(at: word.lowerBound) {
            word = characterStart(before: word.lowerBound)..<word.upperBound
        }
        return word
    }

    /// Whether the character after `offset` belongs to a word.
    package func isWord(after offset: Int) -> Bool { part(after: offset).isWord || isInsideWord(offset) }

    /// The end of the next word after `offset`; the end of the text after the last one.
    package func wordEnd(after offset: Int) -> Int {
        var offset = offset
        while offset < count, !part(after: offset).isWord { offset = characterEnd(after: offset) }
        guard offset < count else { return count }
        offset = characterEnd(after: offset)
        while offset < count, isJoined(at: offset) { offset = characterEnd(after: offset) }
        return offset
    }

    /// The beginning of the word before `offset`; 0 before the first one.
    package func wordStart(before offset: Int) -> Int {
        var offset = offset
        while offset > 0, !part(before: offset).isWord { offset = characterStart(before: offset) }
        guard offset > 0 else { return 0 }
        offset = characterStart(before: offset)
        while offset > 0, isJoined(at: offset) { offset = characterStart(before: offset) }
        return offset
    }

    /// Whether the characters on both sides of `offset` belong to the same word.
    private func isJoined(at offset: Int) -> Bool {
        let (before, after) = (part(before: offset), part(after: offset))
        switch (before, after) {
        case (.ideograph, _), (_, .ideograph): return false
        case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): return true
        case (.letter, .joiner), (.digit, .joiner), (.digit, .digitJoiner):
            return before == part(after: characterEnd(after: offset))
        case (.joiner, .letter), (.joiner, .digit), (.digitJoiner, .digit):
            return after == part(before: characterStart(before: offset))
        default: return false
        }
    }

    private func isInsideWord(_ offset: Int) -> Bool {
        offset > 0 && offset < count && isJoined(at: offset)
    }

    private func part(after offset: Int) -> WordPart {
        character(after: offset).map { WordPart($0) } ?? .other
    }
    private func part(before offset: Int) -> WordPart {
        character(before: offset).map { WordPart($0) } ?? .other
    }
}
