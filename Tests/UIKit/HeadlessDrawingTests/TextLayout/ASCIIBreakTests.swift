import Foundation
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

/// The lines of texts of ASCII alone, compared with those of the same texts as strings.
@Suite("Line breaks of ASCII texts") struct ASCIIBreakTests {
    private static let pieces = [
        "a", "word ", "two words", " ", "   ", "\n", "\n\n", "\t", "-", "semi-detached ", "(x)", "12-34 ",
        "[",
        "averyveryverylongwordthatdoesnotfitonanyline", "--", "!?", "\u{B}", "\u{C}", "\u{0}", "iiii", "WWWW",
        "",
    ]

    private func expectSame(_ text: String, from start: Int, width: CGFloat) {
        let font = UIFont.systemFont(ofSize: 12)
        let expected = TextLayout.breaks(of: text, from: start, font: font, maximumWidth: width)
        let found = TextLayout.breaks(
            ofASCII: Array(text.utf16), from: start, font: font, maximumWidth: width)
        #expect(
            found?.map(\.units) == expected.map(\.units), "\(text.debugDescription) from \(start), \(width)")
        #expect(found?.map(\.endsParagraph) == expected.map(\.endsParagraph), "\(text.debugDescription)")
    }

    @Test("Lines of ASCII units are those of the text", arguments: [0, 10, 30, 60, 100, 250])
    func random(width: CGFloat) {
        for seed in UInt64(1)...UInt64(Rounds.of(100)) {
            var numbers = SeededNumbers(seed: seed)
            var text = ""
            for _ in 0..<numbers.next(below: 20) { text += numbers.element(of: Self.pieces) }
            expectSame(text, from: 0, width: width)
            expectSame(text, from: numbers.next(below: text.utf16.count + 1), width: width)
        }
    }

    @Test(
        "A text with another character, or a carriage return, has to be a string",
        arguments: ["é", "漢", "\r\n", "\r"])
    func others(character: String) {
        let units = Array("one\(character)two".utf16)
        let font = UIFont.systemFont(ofSize: 12)
        #expect(TextLayout.breaks(ofASCII: units, from: 0, font: font, maximumWidth: 100) == nil)
    }
}
