import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Random text layout") struct TextLayoutPropertyTests {
    static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
    ]

    private static let pieces = [
        "a", "word", "Lorem", " ", " ", " ", "  ", "\n", "\r\n", "\u{2028}", "-", "1", "…", "世", "界", "。",
        "é",
        "e\u{301}", "👨‍👩‍👧", "🇫🇷", "(", ")", "\t", "\u{A0}", "WWWWWWWWWWWW", "\u{200B}", "\u{301}",
    ]

    private static func text(_ numbers: inout SeededNumbers) -> String {
        (0..<numbers.next(below: 40)).map { _ in numbers.element(of: pieces) }.joined()
    }

    @Test("Together the lines cover the whole text, in every mode", arguments: modes)
    func linesCoverText(mode: NSLineBreakMode) {
        var numbers = SeededNumbers(seed: 10)
        for _ in 0..<300 {
            let text = Self.text(&numbers)
            let layout = TextLayout(
                text, font: .systemFont(ofSize: 17), maximumWidth: numbers.next(in: 1...200),
                numberOfLines: numbers.next(below: 4), lineBreakMode: mode)
            var end = 0
            for line in layout.lines {
                #expect(line.source.lowerBound == end)
                end = line.source.upperBound
            }
            #expect(end == text.utf8.count)
        }
    }

    @Test("Without a limit the joined lines, with hanging spaces, are the text", arguments: modes)
    func joinedLines(mode: NSLineBreakMode) throws {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<300 {
            let text = Self.text(&numbers)
            let layout = TextLayout(
                text, font: .systemFont(ofSize: 17), maximumWidth: numbers.next(in: 1...200),
                lineBreakMode: mode)
            #expect(!layout.isTruncated)
            let bytes = Array(text.utf8)
            var joined = ""
            for line in layout.lines {
                let source = try #require(String(bytes: bytes[line.source], encoding: .utf8))
                #expect(source.hasPrefix(line.text) || line.text.isEmpty)
                let rest = source.utf8.dropFirst(line.text.utf8.count)
                let hanging = try #require(String(bytes: Array(rest), encoding: .utf8))
                #expect(hanging.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" })
                joined += line.text + hanging
            }
            #expect(joined == text)
        }
    }

    @Test("No line is wider than the maximum, unless it is a single character", arguments: modes)
    func noLineTooWide(mode: NSLineBreakMode) {
        var numbers = SeededNumbers(seed: 12)
        for _ in 0..<300 {
            let text = Self.text(&numbers)
            let width = numbers.next(in: 1...200)
            let font = UIFont.systemFont(ofSize: 17, weight: numbers.element(of: [.regular, .bold]))
            let limit = numbers.next(below: 4)
            let layout = TextLayout(
                text, font: font, maximumWidth: width, numberOfLines: limit, lineBreakMode: mode)
            #expect(limit == 0 || layout.lines.count <= limit)
            for line in layout.lines {
                let visible = line.text.filter { font.width(of: String($0)) > 0 && !$0.isWhitespace }
                #expect(line.width <= width * (1 + 1e-8) || visible.count == 1)
            }
        }
    }

    @Test("Every line holds as much as fits")
    func greedy() {
        var numbers = SeededNumbers(seed: 13)
        let font = UIFont.systemFont(ofSize: 17)
        for _ in 0..<300 {
            let words = (0..<20).map { _ in String(repeating: "n", count: 1 + numbers.next(below: 6)) }
            let width = numbers.next(in: 70...200)
            let lines = TextLayout(words.joined(separator: " "), font: font, maximumWidth: width).lines
            for (line, next) in zip(lines, lines.dropFirst()) {
                let first = next.text.prefix { $0 != " " }
                #expect(font.width(of: line.text + " " + first) > width)
            }
        }
    }

    @Test("The width of a text is enough for it, even if a sum in between lost its last bit")
    func exactWidth() {
        var numbers = SeededNumbers(seed: 15)
        for _ in 0..<300 {
            let font = UIFont.systemFont(ofSize: numbers.next(in: 5...40))
            let text = "in " + String(repeating: "m", count: 1 + numbers.next(below: 20))
            let width = font.width(of: text)
            #expect(TextLayout(text, font: font, maximumWidth: width).lines.count == 1)
            #expect(TextLayout(text, font: font, maximumWidth: width.nextDown).lines.count == 1)
            #expect(TextLayout(text, font: font, maximumWidth: width - 0.01).lines.count > 1)
        }
    }

    @Test(
        "Text laid out in the size that it was measured for has the same lines",
        arguments: [1, 2, 3] as [CGFloat])
    func measuredWidth(scale: CGFloat) {
        var numbers = SeededNumbers(seed: 14)
        for _ in 0..<300 {
            let text = Self.text(&numbers)
            let font = UIFont.systemFont(ofSize: numbers.next(in: 5...40))
            let width = numbers.next(in: 40...300)
            let size = TextLayout.size(of: text, font: font, maximumWidth: width, scale: scale)
            guard size.width > 0 else { continue }
            // A width that a layout took apart and put together again.
            let shifted = (size.width + 16.1) - 16.1
            let lines = TextLayout(text, font: font, maximumWidth: width).lines.map(\.source)
            let again = TextLayout(text, font: font, maximumWidth: min(shifted, width)).lines.map(\.source)
            #expect(again == lines)
        }
    }

    @Test(
        "Text as long as a book is laid out, whatever its characters",
        arguments: ["a", " ", "a ", "\n", "世", "\u{301}"])
    func longText(piece: String) {
        let text = String(
            repeating: piece, count: Rounds.of(piece == "a " ? 100_000 : 10_000, share: 4))
        let layout = TextLayout(text, font: .systemFont(ofSize: 17), maximumWidth: 100)
        #expect(layout.lines.last?.source.upperBound == text.utf8.count)
        for mode in Self.modes {
            let line = TextLayout(
                text, font: .systemFont(ofSize: 17), maximumWidth: 100, numberOfLines: 1, lineBreakMode: mode)
            #expect(line.lines.count == 1)
            #expect(line.size.width <= 100.001)
        }
    }
}
