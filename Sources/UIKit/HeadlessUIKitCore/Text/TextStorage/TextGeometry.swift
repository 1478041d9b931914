/// The layout of an edited text: its lines, and the positions of characters in them.
///
/// Offsets are in UTF-16 units; points are in the coordinates of the view that shows the text.
@MainActor
struct TextGeometry {
    /// A line of the layout.
    struct Line {
        /// The line's text, with trailing spaces and the newline that ends it.
        var range: Range<Int>
        /// Whether it ends with a newline or the text, and not by wrapping.
        var endsParagraph: Bool
        /// The origin of its text.
        var origin: CGPoint
        /// The width of its visible text.
        var width: CGFloat
        /// Whether its characters follow each other from the right.
        var isRightToLeft = false
    }

    /// The style of the layout.
    struct Style: Equatable {
        var font: UIFont
        var alignment: NSTextAlignment
        /// The rectangle of the lines, which begin at its top.
        var frame: CGRect
        /// Whether lines wrap at the frame's edge.
        var wraps: Bool
        /// Whether each character is shown as a dot.
        var isMasked: Bool
        /// The maximum number of lines; 0 for no limit.
        var lineLimit = 0
        /// How the last of them is broken or truncated.
        var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    /// The dot that stands for a character of secure text.
    static let mask: Character = "•"

    let lines: [Line]
    let style: Style
    private let buffer: TextBuffer

    /// - Complexity: O(*n*) in the units of the text.
    init(_ buffer: TextBuffer, _ style: Style) {
        self.buffer = buffer
        self.style = style
        var lines = style.wraps ? Self.wrapped(buffer, style) : [Self.oneLine(buffer, style)]
        Self.findDirections(of: &lines, in: buffer, style)
        self.lines = lines
    }

    /// Finds the lines of paragraphs whose first letter is of a script that is written from the right.
    private static func findDirections(of lines: inout [Line], in buffer: TextBuffer, _ style: Style) {
        guard !style.isMasked, mayBeWrittenFromTheRight(buffer.text) else { return }
        var isParagraphRightToLeft: Bool?
        for index in lines.indices {
            let known =
                isParagraphRightToLeft ?? buffer.text(in: lines[index].range).isWrittenFromTheRight
            lines[index].isRightToLeft = known ?? false
            isParagraphRightToLeft = lines[index].endsParagraph ? nil : known
        }
    }

    /// Whether a text may have letters of a script that is written from the right; most have none.
    private static func mayBeWrittenFromTheRight(_ text: String) -> Bool {
        // A plain loop: a closure would be checked for the main actor. The first such letter, U+0590, begins with this byte.
        for byte in text.utf8 where byte >= 0xD6 { return true }
        return false
    }

    private static func oneLine(_ buffer: TextBuffer, _ style: Style) -> Line {
        let width = Self.width(of: buffer.text, style)
        // A line has the height of its font, and is centred vertically in a taller frame.
        let top = style.frame.midY - style.font.lineHeight / 2
        let origin = CGPoint(x: left(of: width, style), y: top)
        return Line(range: 0..<buffer.count, endsParagraph: true, origin: origin, width: width)
    }

    private static func wrapped(_ buffer: TextBuffer, _ style: Style) -> [Line] {
        let text = buffer.text
        let shown = style.isMasked ? String(repeating: mask, count: text.count) : text
        let layout = TextLayout(
            shown, font: style.font, maximumWidth: style.frame.width, numberOfLines: style.lineLimit,
            lineBreakMode: style.lineBreakMode)
        var lines: [Line] = []
        var bytes = shown.utf8[...]
        var start = 0
        for (index, line) in layout.lines.enumerated() {
            let part = bytes.prefix(line.source.count)
            bytes = bytes.dropFirst(line.source.count)
            let source = Substring(part)
            let length =
                style.isMasked ? units(of: source.count, from: start, in: buffer) : source.utf16.count
            let isLast = index == layout.lines.count - 1
            let origin = CGPoint(
                x: left(of: line.width, style),
                y: style.frame.minY + CGFloat(index) * style.font.lineDistance)
            lines.append(
                Line(
                    range: start..<start + length,
                    endsParagraph: isLast || source.last?.isNewline == true, origin: origin, width: line.width
                ))
            start += length
        }
        if lines.isEmpty {
            let origin = CGPoint(x: left(of: 0, style), y: style.frame.minY)
            lines = [Line(range: 0..<0, endsParagraph: true, origin: origin, width: 0)]
        }
        return lines
    }

    private static func units(of characters: Int, from start: Int, in buffer: TextBuffer) -> Int {
        var end = start
        for _ in 0..<characters { end = buffer.characterEnd(after: end) }
        return end - start
    }

    private static func width(of text: String, _ style: Style) -> CGFloat {
        style.font.width(of: style.isMasked ? String(repeating: mask, count: text.count) : text)
    }

    private static func left(of width: CGFloat, _ style: Style) -> CGFloat {
        switch style.alignment {
        case .center: max(style.frame.minX, style.frame.midX - width / 2)
        case .right: max(style.frame.minX, style.frame.maxX - width)
        default: style.frame.minX
        }
    }

    // MARK: Lines

    /// The index of the line that a caret at `offset` is on.
    ///
    /// - Complexity: O(log *n*) in the lines.
    func lineIndex(at offset: Int, isAtLineEnd: Bool = false) -> Int {
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        if isAtLineEnd, low > 0, lines[low].range.lowerBound == offset, !lines[low - 1].endsParagraph {
            return low - 1
        }
        return low
    }

    /// The position of a caret at the end of a line.
    func end(ofLine index: Int) -> TextSelection {
        let line = lines[index]
        guard line.endsParagraph else {
            return TextSelection(caret: line.range.upperBound, isAtLineEnd: true)
        }
        let last = buffer.character(before: line.range.upperBound)
        let isNewline = index < lines.count - 1 && !line.range.isEmpty && last?.isNewline == true
        return TextSelection(
            caret: isNewline ? buffer.characterStart(before: line.range.upperBound) : line.range.upperBound)
    }

    // MARK: Positions

    /// The x coordinate of a caret at `offset` on a line.
    func left(of offset: Int, onLine index: Int) -> CGFloat {
        let line = lines[index]
        let end = min(offset, end(ofLine: index).head)
        guard end > line.range.lowerBound else {
            return line.isRightToLeft ? line.origin.x + line.width : line.origin.x
        }
        let width = Self.width(of: buffer.text(in: line.range.lowerBound..<end), style)
        // Trailing spaces do not move the caret out of the frame.
        let distance = style.wraps ? min(width, max(line.width, style.frame.width)) : width
        return line.isRightToLeft ? line.origin.x + line.width - distance : line.origin.x + distance
    }

    /// The width of a caret in points, as observed.
    static let caretWidth: CGFloat = 2

    func caretRect(at offset: Int, isAtLineEnd: Bool = false) -> CGRect {
        let index = lineIndex(at: offset, isAtLineEnd: isAtLineEnd)
        return CGRect(
            x: left(of: offset, onLine: index), y: lines[index].origin.y, width: Self.caretWidth,
            height: style.font.lineHeight)
    }

    /// The rectangles of a part of the text, one a line, from the top.
    func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        for index in lineIndex(at: range.lowerBound)...lineIndex(at: range.upperBound, isAtLineEnd: true) {
            let line = lines[index]
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { continue }
            let start = left(of: part.lowerBound, onLine: index)
            let end = left(of: part.upperBound, onLine: index)
            rects.append(
                CGRect(
                    x: min(start, end), y: line.origin.y, width: abs(end - start),
                    height: style.font.lineHeight))
        }
        return rects
    }

    /// The border between characters nearest to `point`, on the line nearest to its height.
    func closest(to point: CGPoint) -> TextSelection {
        let top = lines.first?.origin.y ?? 0
        let row = (point.y - top) / style.font.lineDistance
        let index = row.isNaN ? 0 : Int(min(max(row, 0), CGFloat(lines.count - 1)))
        return closest(to: point.x, onLine: index)
    }

    /// The border between characters of a line that is nearest to `x`.
    func closest(to x: CGFloat, onLine index: Int) -> TextSelection {
        let line = lines[index]
        let end = end(ofLine: index)
        // In a line from the right, distances count from its right end.
        let x = line.isRightToLeft ? 2 * line.origin.x + line.width - x : x
        var offset = line.range.lowerBound
        var left = line.origin.x
        while offset < end.head, let character = buffer.character(after: offset) {
            let width = style.font.width(of: style.isMasked ? String(Self.mask) : String(character))
            // For a NaN coordinate, the border is the line's beginning.
            if !(x >= left + width / 2) { return TextSelection(caret: offset) }
            left += width
            offset = buffer.characterEnd(after: offset)
            if !style.isMasked, let next = buffer.character(after: offset) {
                left += style.font.kerning(between: character, and: next)
            }
        }
        return end
    }
}

extension StringProtocol {
    /// Whether the first letter is of a script that is written from the right, such as Arabic or Hebrew; `nil` without
    /// letters.
    var isWrittenFromTheRight: Bool? {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default:
                if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
