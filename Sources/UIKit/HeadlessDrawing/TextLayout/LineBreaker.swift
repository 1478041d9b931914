/// Breaks a text into lines, one after the other, from the first character to the last.
///
/// It works with indices of characters, and with widths in thousandths of an em.
struct LineBreaker {
    private let text: String
    private let font: UIFont
    private let room: Int
    private let mode: NSLineBreakMode
    private let lineLimit: Int
    private let characters: [LineCharacter]
    /// The index after the last character that is neither a space nor a newline.
    private let blankStart: Int

    private(set) var lines: [TextLayout.Line] = []
    private(set) var isTruncated = false

    init(_ text: String, font: UIFont, room: Int, mode: NSLineBreakMode, lineLimit: Int) {
        self.init(
            text, characters: LineCharacter.all(in: text, font: font), font: font, room: room, mode: mode,
            lineLimit: lineLimit)
    }

    /// Takes characters with widths of other fonts, too; `font` is that of the ellipsis.
    init(
        _ text: String, characters: [LineCharacter], font: UIFont, room: Int, mode: NSLineBreakMode,
        lineLimit: Int
    ) {
        self.text = text
        self.font = font
        self.room = room
        self.mode = mode
        self.lineLimit = lineLimit
        self.characters = characters
        blankStart = 1 + (characters.lastIndex { $0.kind != .space && $0.kind != .newline } ?? -1)
    }

    /// - Complexity: O(*n*) in the number of characters.
    mutating func run() { run(from: 0) }

    /// Breaks lines, beginning with the one after a number of bytes.
    mutating func run(from bytes: Int) {
        guard !characters.isEmpty else { return }
        var start = bytes == 0 ? 0 : characters.firstIndex { $0.end > bytes } ?? characters.count
        var isInParagraph = true
        // A newline at the very end begins one more line, which is empty.
        while start < characters.count || !isInParagraph {
            let line = LineStretch(from: start, in: characters, room: room, mode: mode)
            if lines.count == lineLimit - 1, line.next < characters.count || line.endsParagraph {
                addLast(line)
                return
            }
            add(line)
            start = line.next
            isInParagraph = !line.endsParagraph
        }
    }

    // MARK: The last line

    /// Adds `line` as the last line that fits, although the text continues after it.
    private mutating func addLast(_ line: LineStretch) {
        isTruncated = line.next < blankStart
        guard isTruncated else {
            add(line, upTo: characters.count)
            return
        }
        switch mode {
        case .byWordWrapping, .byCharWrapping: add(line, upTo: characters.count)
        case .byClipping: addClipped(from: line.shown.lowerBound)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            addTruncated(from: line.shown.lowerBound)
        }
    }

    private mutating func addClipped(from start: Int) {
        var end = start
        var width = 0
        while end < characters.count, characters[end].kind != .newline, width < room {
            width += LineCharacter.width(of: end, from: start, in: characters)
            end += 1
        }
        add(LineStretch(shown: start..<end, width: min(width, room), next: characters.count))
    }

    /// The ellipsis replaces everything between the visible parts at the beginning and the end.
    private mutating func addTruncated(from start: Int) {
        let ellipsis: Character = "…"
        let left = max(0, room - font.thousandths(of: ellipsis))
        var head = start..<start
        var tail = blankStart..<blankStart
        switch mode {
        case .byTruncatingHead: tail = end(of: start..<blankStart, within: left)
        case .byTruncatingMiddle:
            head = beginning(of: start..<blankStart, within: left / 2)
            tail = end(of: head.upperBound..<blankStart, within: left - width(of: head))
        default: head = beginning(of: start..<blankStart, within: left)
        }
        let shown = String(text[head, characters]) + String(ellipsis) + String(text[tail, characters])
        let width = width(of: head) + font.thousandths(of: ellipsis) + width(of: tail)
        append(shown, width: width, source: start..<characters.count)
    }

    private func beginning(of range: Range<Int>, within room: Int) -> Range<Int> {
        var end = range.lowerBound
        var left = room
        while end < range.upperBound, characters[end].kind != .newline {
            let width = LineCharacter.width(of: end, from: range.lowerBound, in: characters)
            guard width <= left else { break }
            left -= width
            end += 1
        }
        return range.lowerBound..<end
    }

    private func end(of range: Range<Int>, within room: Int) -> Range<Int> {
        var start = range.upperBound
        var left = room
        while start > range.lowerBound, characters[start - 1].kind != .newline {
            let kern = start < range.upperBound ? Int(characters[start].kern) : 0
            let width = characters[start - 1].width + kern
            guard width <= left else { break }
            start -= 1
            left -= width
        }
        return start..<range.upperBound
    }
}

extension LineBreaker {
    private mutating func add(_ line: LineStretch, upTo end: Int? = nil) {
        append(
            String(text[line.shown, characters]), width: line.width,
            source: line.shown.lowerBound..<(end ?? line.next))
    }

    private mutating func append(_ shown: String, width: Int, source: Range<Int>) {
        let bytes = LineCharacter.bytes(source, in: characters)
        lines.append(TextLayout.Line(text: shown, width: font.width(ofThousandths: width), source: bytes))
    }

    private func width(of range: Range<Int>) -> Int { LineCharacter.width(of: range, in: characters) }
}

extension String {
    fileprivate subscript(range: Range<Int>, characters: [LineCharacter]) -> Substring {
        let bytes = LineCharacter.bytes(range, in: characters)
        let start = utf8.index(startIndex, offsetBy: bytes.lowerBound)
        return self[start..<utf8.index(start, offsetBy: bytes.count)]
    }
}
