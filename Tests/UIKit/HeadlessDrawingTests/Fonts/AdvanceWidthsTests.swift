import Foundation
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@Suite("Advance widths of characters") struct AdvanceWidthsTests {
    @Test(
        "A character is as wide as the widest of its scalars, in thousandths of an em",
        arguments: [
            ("", 0), ("i", 222), ("W", 944), ("@", 1015), (" ", 278), ("Hi!", 722 + 222 + 278),
            ("é", 556), ("e\u{301}", 556), ("Å", 667), ("ế", 556), ("ø", 556), ("Ł", 556), ("æ", 889),
            ("ß", 611),
            ("\u{301}", 0), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\n", 0), ("\r\n", 0), ("\u{2028}", 0),
            ("\t", 4 * 278), ("\u{A0}", 278), ("\u{3000}", 1000),
            ("世", 1000), ("か", 1000), ("が", 1000), ("か\u{3099}", 1000), ("한", 1000),
            ("\u{1112}\u{1161}\u{11AB}", 1000), ("Ａ", 1000), ("ｱ", 556), ("я", 556), ("…", 1000),
            ("😀", 1000), ("👨‍👩‍👧‍👦", 1000), ("👍🏽", 1000), ("🇫🇷", 1000), ("🇫🇷🇩🇪", 2000), ("❤️", 1000), ("❤", 556),
            ("1️⃣", 1000),
        ])
    func widths(text: String, thousandths: Int) {
        #expect(AdvanceWidths.regular.thousandths(of: text) == thousandths)
        #expect(UIFont.systemFont(ofSize: 1000).width(of: text) == CGFloat(thousandths))
    }

    @Test(
        "Weights from semibold up have the wide table",
        arguments: [(.medium, 556), (.semibold, 611), (.black, 611)] as [(UIFont.Weight, CGFloat)])
    func bold(weight: UIFont.Weight, width: CGFloat) {
        #expect(UIFont.systemFont(ofSize: 1000, weight: weight).width(of: "b") == width)
        #expect(UIFont.systemFont(ofSize: 1000, weight: weight).width(of: "é") == 556)
    }

    @Test("Every visible ASCII character has a width of its own in both tables")
    func complete() {
        for value in UInt8(0x20)...0x7E {
            let character = Character(Unicode.Scalar(value))
            #expect((191...1015).contains(AdvanceWidths.regular.thousandths(of: character)))
            #expect((238...975).contains(AdvanceWidths.bold.thousandths(of: character)))
        }
        for value in UInt8(0)..<0x20 where value != 0x09 {
            #expect(AdvanceWidths.regular.thousandths(of: Character(Unicode.Scalar(value))) == 0)
        }
    }

    @Test("The fast path for ASCII gives the same sum as character by character")
    func fastPath() {
        var numbers = SeededNumbers(seed: 8)
        for _ in 0..<100 {
            let bytes = (0..<50).map { _ in UInt8(numbers.next(below: 128)) }
            let text = String(decoding: bytes, as: UTF8.self)
            let sum = text.reduce(0) { $0 + AdvanceWidths.regular.thousandths(of: $1) }
            #expect(AdvanceWidths.regular.thousandths(of: text) == sum)
            #expect(AdvanceWidths.regular.thousandths(of: text.dropFirst(0)) == sum)
        }
    }

    @Test("A font of any size measures text without a crash")
    func hugeSize() {
        #expect(UIFont.systemFont(ofSize: .greatestFiniteMagnitude).width(of: "WW") == .infinity)
        #expect(UIFont.systemFont(ofSize: .leastNonzeroMagnitude).width(of: "") == 0)
    }
}
