import Foundation

extension TextLayout {
    /// The length of a line, and what ends it.
    package struct Break {
        /// In UTF-16 units, including spaces that hang over and the newline.
        package var units: Int
        /// Whether a newline or the end of the text ends it, rather than the width.
        package var endsParagraph: Bool
    }

    /// The ends of a text's lines, beginning with one of them; none for the empty text.
    ///
    /// - Parameters:
    ///   - start: where a line begins, in UTF-16 units; the text before it still affects where lines break.
    ///   - maximumWidth: in points.
    /// - Complexity: O(*n*) in the number of characters.
    package static func breaks(of text: String, from start: Int, font: UIFont, maximumWidth: CGFloat)
        -> [Break]
    {
        var breaker = LineBreaker(
            text, font: font, room: room(for: maximumWidth, font: font), mode: .byWordWrapping,
            lineLimit: .max)
        var breaks: [Break] = []
        let bytes = text.utf16.index(text.startIndex, offsetBy: start)
        breaker.run(from: text.utf8.distance(from: text.startIndex, to: bytes))
        var index = bytes
        for line in breaker.lines {
            let end = text.utf8.index(index, offsetBy: line.source.count)
            breaks.append(
                Break(
                    units: text.utf16.distance(from: index, to: end),
                    endsParagraph: end == text.endIndex || text[index..<end].last?.isNewline == true))
            index = end
        }
        return breaks
    }

    /// The same for the UTF-16 units of a text of ASCII alone; `nil` if it has other characters, or a carriage return.
    ///
    /// - Complexity: O(*n*) in the number of units.
    package static func breaks(
        ofASCII units: [UInt16], from start: Int, font: UIFont, maximumWidth: CGFloat
    ) -> [Break]? {
        guard let characters = LineCharacter.all(inASCII: units, font: font) else { return nil }
        var breaks: [Break] = []
        let room = room(for: maximumWidth, font: font)
        var index = start
        // A newline at the very end begins one more line, which is empty.
        var isInParagraph = true
        while index < characters.count || !isInParagraph {
            let line = LineStretch(from: index, in: characters, room: room, mode: .byWordWrapping)
            isInParagraph = !line.endsParagraph
            breaks.append(
                Break(
                    units: line.next - index,
                    endsParagraph: line.endsParagraph || line.next == characters.count))
            index = line.next
        }
        return breaks
    }
}
