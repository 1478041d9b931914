/// The part of a text on one line, in indices of characters; widths are in thousandths of an em.
struct LineStretch {
    /// The visible part, without the spaces before a break between words.
    var shown: Range<Int>
    /// The width of the visible part.
    var width: Int
    /// The beginning of the next line.
    var next: Int
    /// Whether it ended with a newline.
    var endsParagraph = false
}

extension LineStretch {
    /// Finds the line that begins at `start`.
    ///
    /// A word that did not fit is examined again for the next line, and only once more: the next line either
    /// holds it or breaks within it.
    init(from start: Int, in characters: [LineCharacter], room: Int, mode: NSLineBreakMode) {
        var width = 0
        var wordStart: Int?
        var index = start
        while index < characters.count {
            let character = characters[index]
            if character.kind == .newline {
                self.init(unbroken: start..<index, width, in: characters, room: room, next: index + 1)
                endsParagraph = true
                return
            }
            if index > start, Self.isBreak(before: index, in: characters, mode) { wordStart = index }
            let advance = LineCharacter.width(of: index, from: start, in: characters)
            if character.kind != .space, index > start, width > room - advance {
                let end = wordStart ?? index
                let shown = Self.withoutSpacesAtEnd(start..<end, in: characters)
                self.init(
                    shown: shown, width: LineCharacter.width(of: shown, in: characters), next: end)
                return
            }
            width += advance
            index += 1
        }
        self.init(unbroken: start..<index, width, in: characters, room: room, next: index)
    }

    /// A line that ends where its text does: its spaces count as far as they fit.
    private init(
        unbroken range: Range<Int>, _ width: Int, in characters: [LineCharacter], room: Int, next: Int
    ) {
        var shownWidth = width
        if width > room {
            let visible = Self.withoutSpacesAtEnd(range, in: characters)
            shownWidth = max(room, LineCharacter.width(of: visible, in: characters))
        }
        self.init(shown: range, width: shownWidth, next: next)
    }

    private static func isBreak(
        before index: Int, in characters: [LineCharacter], _ mode: NSLineBreakMode
    ) -> Bool {
        if mode == .byCharWrapping { return characters[index].kind != .space }
        return LineCharacter.isBreak(before: index, in: characters)
    }

    private static func withoutSpacesAtEnd(
        _ range: Range<Int>, in characters: [LineCharacter]
    ) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, characters[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }
}
