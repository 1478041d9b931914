import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Incrementally updated lines, compared with those of a new layout.
@MainActor @Suite("Incremental text layout") struct LineTableTests {
    private static let pieces = [
        "a", "word ", "two words", " ", "   ", "\n", "\n\n", "\r\n", "-", "semi-detached ", "漢字", "。", "👍🏽",
        "🇩🇪", "e\u{301}",
        "\u{301}", "(x)", "averyveryverylongwordthatdoesnotfitonanyline", "12-34 ", "\u{A0}", "",
    ]

    private func expectSame(
        _ table: inout LineTable, _ buffer: TextBuffer, _ style: LineTable.Style, _ note: String
    ) {
        table.update(buffer, style)
        var fresh = LineTable()
        fresh.update(buffer, style)
        #expect(table.lengths == fresh.lengths, "\(note): \(buffer.text.debugDescription)")
        let geometry = TextGeometry(
            buffer,
            TextGeometry.Style(
                font: style.font, alignment: .left,
                frame: CGRect(x: 0, y: 0, width: style.width, height: 10), wraps: true, isMasked: false))
        #expect(table.count == geometry.lines.count)
        for offset in stride(from: 0, through: buffer.count, by: max(1, buffer.count / 7)) {
            for isAtLineEnd in [false, true] {
                #expect(
                    table.index(of: offset, isAtLineEnd: isAtLineEnd)
                        == geometry.lineIndex(at: offset, isAtLineEnd: isAtLineEnd), "\(note), \(offset)")
            }
        }
    }

    @Test("Random edits, one or several between two updates, leave the lines of a new layout")
    func random() {
        for seed in UInt64(1)...UInt64(Rounds.of(40)) {
            var numbers = SeededNumbers(seed: seed)
            let style = LineTable.Style(
                font: .systemFont(ofSize: 12), width: numbers.element(of: [30, 60, 100, 250]))
            var table = LineTable()
            var buffer = TextBuffer()
            for step in 0..<60 {
                for _ in 0...numbers.next(below: 3) {
                    let start = buffer.border(atOrBefore: numbers.next(below: buffer.count + 1))
                    let length = numbers.onceIn(2) ? 0 : numbers.next(below: 12)
                    let range = buffer.wholeCharacters(start..<min(start + length, buffer.count))
                    var text = ""
                    for _ in 0..<numbers.next(below: numbers.onceIn(6) ? 40 : 4) {
                        text += numbers.element(of: Self.pieces)
                    }
                    buffer.replace(range, with: text)
                    table.note(range, replacedBy: text.utf16.count)
                }
                expectSame(&table, buffer, style, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("Typing a character anywhere in a long text does not lay out all of it again")
    func long() {
        let sentence = "The quick brown fox jumps over 13 lazy dogs, again and again. "
        for isOneParagraph in [true, false] {
            let text = String(
                repeating: isOneParagraph ? sentence : sentence + "\n", count: Rounds.of(300, share: 2))
            var buffer = TextBuffer(text)
            var table = LineTable()
            let style = LineTable.Style(font: .systemFont(ofSize: 12), width: 200)
            table.update(buffer, style)
            for offset in [text.utf16.count, 0, 9_000, 9_001, 9_000, 4] {
                for piece in ["x", " ", "\n", "extraordinary"] {
                    buffer.replace(offset..<offset, with: piece)
                    table.note(offset..<offset, replacedBy: piece.utf16.count)
                    expectSame(&table, buffer, style, "\(offset)")
                }
                buffer.replace(offset..<offset + 3, with: "")
                table.note(offset..<offset + 3, replacedBy: 0)
                expectSame(&table, buffer, style, "\(offset)")
            }
        }
    }

    @Test(
        "Text typed at the end, also into words longer than a line, leaves the lines of a new layout"
    )
    func appending() {
        let pieces = [
            "a", "b", " ", "word", "-", "1", ".", "(", ")", "\n", "\r", "漢", "\u{301}", "averyverylongword",
            "👍🏽", "\u{600}",
        ]
        for seed in UInt64(1)...UInt64(Rounds.of(40)) {
            var numbers = SeededNumbers(seed: seed)
            let style = LineTable.Style(
                font: .systemFont(ofSize: 12), width: numbers.element(of: [20, 40, 100, 250]))
            var table = LineTable()
            var buffer = TextBuffer()
            for step in 0..<150 {
                for _ in 0...numbers.next(below: 2) {
                    let end = buffer.count
                    if numbers.onceIn(12), end > 0 {
                        let start = buffer.characterStart(before: end)
                        buffer.replace(start..<end, with: "")
                        table.note(start..<end, replacedBy: 0)
                    } else {
                        let text =
                            numbers.onceIn(3)
                            ? numbers.element(of: pieces) : numbers.element(of: ["a", "b", " "])
                        buffer.replace(end..<end, with: text)
                        table.note(end..<end, replacedBy: text.utf16.count)
                    }
                }
                // Asking for a line elsewhere moves the place where the table is open.
                if numbers.onceIn(5) {
                    table.update(buffer, style)
                    _ = table.index(of: numbers.next(below: buffer.count + 1))
                }
                if numbers.onceIn(4) { continue }
                expectSame(&table, buffer, style, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("A word over many lines, all of which an edit moves, is laid out again to its end")
    func longWord() {
        for width in stride(from: CGFloat(20), through: 320, by: Rounds.areThorough ? 3 : 12) {
            var buffer = TextBuffer(String(repeating: "x", count: 700))
            var table = LineTable()
            let style = LineTable.Style(font: .systemFont(ofSize: 12), width: width)
            table.update(buffer, style)
            buffer.replace(0..<0, with: "x")
            table.note(0..<0, replacedBy: 1)
            expectSame(&table, buffer, style, "width \(width)")
        }
    }
}
