import Foundation

extension NSAttributedString {
    /// The attributes of parts of the text, by their ends in bytes of UTF-8.
    var attributesByEnd: [(end: Int, values: [NSAttributedString.Key: Any])] {
        let whole = string
        var parts: [(end: Int, values: [NSAttributedString.Key: Any])] = []
        var end = 0
        enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
            if let range = Range(range, in: whole) { end += whole[range].utf8.count }
            parts.append((end, values))
        }
        return parts
    }
}

extension TextLayout {
    /// The place of a line in a text.
    struct LinePlace {
        /// The distance of its upper edge from that of the text.
        var top: CGFloat
        var height: CGFloat
        /// The distance of its baseline from the upper edge of the text.
        var baseline: CGFloat
    }

    /// The places of lines, from top to bottom, and the height of all.
    static func places(of lines: [Line], _ runs: TextRuns) -> (lines: [LinePlace], height: CGFloat) {
        var places: [LinePlace] = []
        var top: CGFloat = 0
        let bytes = Array(runs.text.utf8)
        for (index, line) in lines.enumerated() {
            let parts = runs.runs(in: line.source)
            let natural = parts.lazy.map(\.height).max() ?? 0
            let style = parts.first?.paragraph
            let height = style?.lineHeight(natural) ?? natural
            let descent = parts.lazy.map { -$0.font.descender }.max() ?? 0
            places.append(LinePlace(top: top, height: height, baseline: top + height - descent))
            top += height
            guard index + 1 < lines.count else { continue }
            top += (parts.lazy.map(\.font.leading).max() ?? 0) + (style?.lineSpacing ?? 0)
            guard line.source.upperBound > 0, bytes[line.source.upperBound - 1] == UInt8(ascii: "\n") else {
                continue
            }
            let next = runs.runs(in: lines[index + 1].source).first?.paragraph
            top += (style?.paragraphSpacing ?? 0) + (next?.paragraphSpacingBefore ?? 0)
        }
        return (places, top)
    }
}
