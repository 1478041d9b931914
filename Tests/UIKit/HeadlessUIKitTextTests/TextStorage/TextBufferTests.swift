import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Pieces of text that join what is before or after them in all of Unicode's ways.
let joiningPieces = [
    "a", "b", " ", "é", "e\u{301}", "\u{301}", "\u{323}", "🇩", "🇪", "🇩🇪", "👩", "👧", "\u{200D}", "👍", "🏽", "👨‍👩‍👧‍👦",
    "1️⃣",
    "\u{FE0F}", "한", "\u{1100}", "\u{1161}", "\u{11A8}", "क", "\u{94D}", "ष", "\u{93F}", "\u{600}", "漢", "ｱ",
    "\u{E33}",
    "𝒳", "\u{200B}", "\u{2060}", "©", "❤", "☃\u{FE0F}",
]

@Suite("Text buffers") struct TextBufferTests {
    /// The borders between characters, in UTF-16 units, as `String` has them.
    private func borders(of text: String) -> [Int] {
        text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    }

    private func check(_ buffer: TextBuffer, _ text: String) {
        #expect(buffer.text.utf16.elementsEqual(text.utf16))
        let borders = borders(of: text)
        for (start, end) in zip(borders, borders.dropFirst()) {
            #expect(buffer.characterEnd(after: start) == end, "after \(start) of \(text.debugDescription)")
            #expect(buffer.characterStart(before: end) == start, "before \(end) of \(text.debugDescription)")
        }
        for offset in 0...text.utf16.count {
            #expect(
                buffer.border(atOrBefore: offset) == borders.last { $0 <= offset },
                "at \(offset) of \(text.debugDescription)")
            #expect(buffer.border(atOrAfter: offset) == borders.first { $0 >= offset })
        }
    }

    @Test(
        "A character is a grapheme cluster",
        arguments: [
            "", "a", "ab", "\r\n", "\n\r\n\r", "e\u{301}x", "🇩🇪🇫🇷", "🇩🇪🇫", "👨‍👩‍👧‍👦👍🏽", "क्षि", "한국어",
            "\u{1100}\u{1161}\u{11A8}",
            "1️⃣2", "\u{301}a", "\u{600}a", "a\u{200D}b", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿x", "ไม่ำ", String(repeating: "🇩🇪", count: 40),
            "a" + String(repeating: "\u{301}", count: 200) + "b",
        ])
    func characters(text: String) {
        check(TextBuffer(text), text)
    }

    @Test("After any edits a buffer has the text and the characters of a string", arguments: 1...12)
    func edits(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var text = ""
        var buffer = TextBuffer()
        for _ in 0..<60 {
            let length = text.utf16.count
            let (one, other) = (numbers.next(below: length + 1), numbers.next(below: length + 1))
            let range = buffer.scalars(
                min(one, other)..<(numbers.onceIn(3) ? max(one, other) : min(one, other)))
            let pieces = (0..<numbers.next(below: 4)).map { _ in
                numbers.element(of: joiningPieces + ["\r\n", "\n"])
            }
            let inserted = pieces.joined()
            buffer.replace(range, with: inserted)
            let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
            let end = text.utf16.index(text.startIndex, offsetBy: range.upperBound)
            text = String(text[..<start]) + inserted + String(text[end...])
        }
        check(buffer, text)
    }

    @Test("A range from outside is clamped to the text, and widened to whole scalars or characters")
    func ranges() {
        let buffer = TextBuffer("a👍🏽b")
        #expect(buffer.scalars(2..<3) == 1..<3)
        #expect(buffer.scalars(2..<2) == 1..<1)
        #expect(buffer.wholeCharacters(2..<3) == 1..<5)
        #expect(buffer.wholeCharacters(3..<3) == 1..<1)
        #expect(buffer.wholeCharacters(-5..<99) == 0..<6)
        #expect(buffer.text(in: -5..<99) == "a👍🏽b" && buffer.text(in: 70..<99) == "")
    }

    @Test("Typing moves no more of a long text than of a short one")
    func cost() {
        // The gap is where the last edit was: typing on there looks at what is typed, not at what is around it.
        var buffer = TextBuffer(String(repeating: "x", count: 100_000))
        var offset = 50_000
        for character in "typed in the middle" {
            offset += buffer.replace(offset..<offset, with: String(character))
        }
        #expect(buffer.text(in: 49_999..<50_020) == "xtyped in the middlex")
        #expect(buffer.count == 100_019)
    }
}

@Suite("Words, sentences and paragraphs") struct TextPartsTests {
    private func pieces(_ text: String, _ part: (TextBuffer, Int) -> Range<Int>) -> String {
        let buffer = TextBuffer(text)
        var result: [String] = []
        var offset = 0
        while offset < buffer.count {
            let range = part(buffer, offset)
            guard range.upperBound > offset else { return "stuck at \(offset) with \(range)" }
            result.append(buffer.text(in: range))
            offset = range.upperBound
        }
        return result.joined(separator: "|")
    }

    @Test(
        "Words are letters and digits in a row, with what joins them",
        arguments: [
            ("Hello, big world", "Hello|,| |big| |world"), ("don't stop", "don't| |stop"),
            ("'quoted'", "'|quoted|'"),
            ("3.14 or 1,000", "3.14| |or| |1,000"), ("a,b", "a|,|b"), ("end.", "end|."),
            ("snake_case", "snake_case"),
            ("漢字です", "漢|字|です"), ("naïve cafe\u{301}s", "naïve| |cafe\u{301}s"), ("👍🏽👨‍👩‍👧‍👦", "👍🏽|👨‍👩‍👧‍👦"),
            ("one\r\ntwo", "one|\r\n|two"), ("x2y", "x2y"),
        ])
    func words(text: String, expected: String) {
        let found = pieces(text) { buffer, offset in
            buffer.isWord(after: offset)
                ? buffer.word(at: offset) : offset..<buffer.characterEnd(after: offset)
        }
        #expect(found == expected)
    }

    @Test("A word is left at its end going forward, and at its beginning going back")
    func moves() {
        let buffer = TextBuffer("Hello, (big) world! ")
        var (offset, stops) = (0, [Int]())
        while offset < buffer.count {
            offset = buffer.wordEnd(after: offset)
            stops.append(offset)
        }
        #expect(stops == [5, 11, 18, 20])
        stops = []
        while offset > 0 {
            offset = buffer.wordStart(before: offset)
            stops.append(offset)
        }
        #expect(stops == [13, 8, 0])
        #expect(buffer.wordEnd(after: 20) == 20 && buffer.wordStart(before: 0) == 0)
    }

    @Test(
        "Sentences end with punctuation and closing quotes or brackets, if spaces follow",
        arguments: [
            ("One. Two!  Three?", "One. |Two!  |Three?"),
            ("It cost 3.50 today. Yes.", "It cost 3.50 today. |Yes."),
            ("He said \"no.\" Then", "He said \"no.\" |Then"), ("終わり。次。", "終わり。|次。"), ("No mark", "No mark"),
            ("Wait... what", "Wait... |what"),
        ])
    func sentences(text: String, expected: String) {
        #expect(pieces(text) { $0.sentence(at: $1) } == expected)
    }

    @Test("A paragraph is what is between newlines of any kind")
    func paragraphs() {
        let buffer = TextBuffer("one\r\n\ntwo\u{2029}")
        #expect((0...3).map { buffer.paragraph(at: $0) } == Array(repeating: 0..<3, count: 4))
        #expect(buffer.paragraph(at: 4) == 0..<3)
        #expect(buffer.paragraph(at: 5) == 5..<5)
        #expect(buffer.paragraph(at: 8) == 6..<9)
        #expect(buffer.paragraph(at: 10) == 10..<10)
    }
}
