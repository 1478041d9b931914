// The lines without their geometry, which need not be computed again for every typed character.
extension TextModel {
    /// The number of lines of the text; at least one.
    ///
    /// - Complexity: O(*k*) in the characters of the lines that were edited since the last access; O(*n*) for secure
    ///   text, and after a change of style.
    var lineCount: Int {
        guard let style = host?.textStyle else { return 1 }
        if style.isMasked { return geometry?.lines.count ?? 1 }
        update(style)
        return style.lineLimit > 0 ? min(lines.count, style.lineLimit) : lines.count
    }

    /// The indices of the first and the last line of a range.
    func lineIndices(of range: Range<Int>, isAtLineEnd: Bool = false) -> ClosedRange<Int> {
        guard let style = host?.textStyle else { return 0...0 }
        let (first, last): (Int, Int)
        if style.isMasked, let geometry {
            first = geometry.lineIndex(at: range.lowerBound, isAtLineEnd: isAtLineEnd && range.isEmpty)
            last = geometry.lineIndex(at: range.upperBound, isAtLineEnd: isAtLineEnd || !range.isEmpty)
        } else {
            update(style)
            first = lines.index(of: range.lowerBound, isAtLineEnd: isAtLineEnd && range.isEmpty)
            last = lines.index(of: range.upperBound, isAtLineEnd: isAtLineEnd || !range.isEmpty)
        }
        // What did not find room is on the last line.
        let most = style.lineLimit > 0 ? style.lineLimit - 1 : .max
        return min(first, most)...min(max(first, last), most)
    }

    private func update(_ style: TextGeometry.Style) {
        lines.update(buffer, LineTable.Style(font: style.font, width: style.frame.width))
    }
}
