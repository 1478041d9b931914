import Foundation

// Where glyphs are, for what the class says of them.
extension NSLayoutManager {
    func text(in container: NSTextContainer) -> (any TextFragments)? {
        let index = textContainers.firstIndex { $0 === container }
        return index.map { laidOut[$0] }
    }

    /// A line, and the container that it is in.
    struct Place {
        var text: any TextFragments
        var container: NSTextContainer
        var index: Int
        var line: TextFragment
    }

    /// The lines that have characters of a range.
    func places(of range: NSRange) -> [Place] {
        var found: [Place] = []
        for (container, text) in zip(textContainers, laidOut) {
            for (index, line) in text.lines.enumerated()
            where NSIntersectionRange(line.range, range).length > 0 {
                found.append(Place(text: text, container: container, index: index, line: line))
            }
        }
        return found
    }

    func place(ofGlyph index: Int) -> Place? {
        places(of: NSRange(location: index, length: 1)).first
    }

    func rect(of range: NSRange, on place: Place) -> CGRect {
        let part = NSIntersectionRange(place.line.range, range)
        let start = place.text.left(of: part.location, onLine: place.index)
        let end = place.text.left(of: part.location + part.length, onLine: place.index)
        return CGRect(
            x: min(start, end), y: place.line.rect.minY, width: (end - start).magnitude,
            height: place.line.rect.height)
    }

    func nearest(to point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        guard let text = text(in: container), let storage = textStorage else { return (0, 0) }
        let lines = text.lines
        guard !lines.isEmpty else { return (0, 0) }
        let below = lines.firstIndex { point.y < $0.rect.maxY } ?? lines.count - 1
        // The empty line at the end has no glyph.
        guard let index = lines[...below].lastIndex(where: { $0.range.length > 0 }) else { return (0, 0) }
        let line = lines[index]
        let string = storage.string as NSString
        var offset = line.range.location
        var end = offset + line.range.length
        while end > offset + 1, string.character(at: end - 1).isNewline { end -= 1 }
        var found = (index: offset, fraction: CGFloat(0))
        while offset < end {
            let next = offset + max(string.rangeOfComposedCharacterSequence(at: offset).length, 1)
            let start = text.left(of: offset, onLine: index)
            let width = text.left(of: next, onLine: index) - start
            // In a line from the right, widths are negative.
            let share = width == 0 ? 0 : (point.x - start) / width
            if share >= 0 { found = (offset, min(share, 1)) }
            if share < 1, width != 0 { break }
            offset = next
        }
        return found
    }

    /// Draws a range of glyphs on a line, without the colours behind them.
    func draw(
        _ glyphs: NSRange, of storage: NSTextStorage, on place: Place, at origin: CGPoint,
        _ context: CGContext
    ) {
        let part = NSIntersectionRange(place.line.range, glyphs)
        let text = NSMutableAttributedString(
            attributedString: storage.attributedSubstring(from: part))
        text.removeAttribute(.backgroundColor, range: NSRange(location: 0, length: text.length))
        text.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: text.length))
        if text.string.last?.isNewline == true {
            text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
        }
        let frame = rect(of: part, on: place).offsetBy(dx: origin.x, dy: origin.y)
        let mode = place.container.lineBreakMode
        let drawing = TextDrawing(
            text, font: NSAttributedString.defaultFont, maximumWidth: mode.truncates ? frame.width : 0,
            numberOfLines: 1, mode.truncates ? mode : .byClipping)
        let top = frame.minY + place.line.baseline - drawing.firstBaseline
        drawing.draw(in: CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height), context)
    }
}

extension unichar {
    fileprivate var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x2028 || self == 0x2029 }
}
