import Foundation
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

private let regular = TextMetrics.of(UIFont.Face(weight: .regular))

@Suite("Widths of characters") struct TextMetricsTests {
    @Test(
        "A character is as wide as the widest of its scalars, in thousandths of an em",
        arguments: [
            ("", 0), ("i", 250), ("W", 964), ("@", 906), (" ", 276), ("Hi!", 743 + 250 + 303),
            ("é", 571), ("e\u{301}", 571), ("Å", 665), ("ế", 571), ("ø", 585), ("Ł", 565), ("æ", 911),
            ("ß", 606),
            ("\u{301}", 0), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\n", 0), ("\r\n", 0), ("\u{2028}", 0),
            ("\t", 4 * 276), ("\u{A0}", 276), ("\u{3000}", 1000),
            ("世", 1000), ("か", 1000), ("が", 1000), ("か\u{3099}", 1000), ("한", 1000),
            ("\u{1112}\u{1161}\u{11AB}", 1000), ("Ａ", 1000), ("ｱ", 588), ("я", 588), ("…", 828),
            ("😀", 1000), ("👨‍👩‍👧‍👦", 1000), ("👍🏽", 1000), ("🇫🇷", 1000), ("🇫🇷🇩🇪", 2000), ("❤️", 1000), ("❤", 588),
            ("1️⃣", 1000),
        ])
    func widths(text: String, thousandths: Int) {
        #expect(regular.thousandths(of: text, tracking: 0) == thousandths)
        // There is no tracking at 12 points.
        #expect(UIFont.systemFont(ofSize: 12).width(of: text) == CGFloat(thousandths) * 12 / 1000)
    }

    @Test(
        "Tracking is added to each character with a width, but not to full-width ones",
        arguments: [
            ("", 0), ("ab", 550 + 622 - 20), ("é…", 571 + 828 - 20), (" \t", 276 + 4 * 276 - 20),
            ("\n\u{301}", 0), ("世😀", 2000), ("яe\u{301}", 588 + 571 - 20),
        ])
    func tracking(text: String, thousandths: Int) {
        #expect(regular.thousandths(of: text, tracking: -10) == thousandths)
    }

    @Test(
        "Tracking depends on the size, and above 17 points letters become narrower as well",
        arguments: [
            (0.5, 41), (6, 41), (10, 12), (12, 0), (12.5, -3), (13, -6), (17, -26), (18, -30),
            (20, -38), (22, -37), (28, -41), (34, -43), (50, -48), (57, -50), (80, -55),
            (1e300, -55),
        ] as [(CGFloat, Int)])
    func trackings(size: CGFloat, thousandths: Int) {
        #expect(UIFont.tracking(atSize: size) == thousandths)
        let font = UIFont.systemFont(ofSize: size)
        #expect(font.thousandths(of: "b") == 622 + thousandths)
        let widths = LineCharacter.all(in: "b \n", font: font).map(\.width)
        #expect(widths == [622 + thousandths, 276 + thousandths, 0])
    }

    // The text that Xcode gives to a new label, as wide as in public nibs on a screen of two pixels a point.
    @Test(
        "A label is as wide as Xcode's",
        arguments: [
            (17, .regular, 41.5), (17, .semibold, 43.5), (16, .regular, 39.5), (15, .regular, 37.5),
            (13, .regular, 33), (13, .semibold, 34.5), (12, .regular, 31), (20, .medium, 49),
        ] as [(CGFloat, UIFont.Weight, CGFloat)])
    func label(size: CGFloat, weight: UIFont.Weight, width: CGFloat) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        #expect(TextLayout.size(of: "Label", font: font, scale: 2).width == width)
    }

    @Test(
        "Each weight has its table, and the thinnest are measured as light",
        arguments: [
            (.ultraLight, 616), (.light, 616), (.regular, 622), (.medium, 634), (.semibold, 641),
            (.bold, 654), (.heavy, 676), (.black, 695),
        ] as [(UIFont.Weight, CGFloat)])
    func weights(weight: UIFont.Weight, width: CGFloat) {
        #expect(UIFont.systemFont(ofSize: 12, weight: weight).width(of: "b") == width * 12 / 1000)
        #expect(UIFont.systemFont(ofSize: 12, weight: weight).width(of: "b́") == width * 12 / 1000)
    }

    @Test("Digits differ in width unless they are to have one")
    func digits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        #expect(Set((0...9).map { font.width(of: "\($0)") }) == [609 * 12 / 1000.0])
        #expect(font.width(of: "a") == UIFont.systemFont(ofSize: 12).width(of: "a"))
        #expect(UIFont.systemFont(ofSize: 12).width(of: "1") == 466 * 12 / 1000.0)
        #expect(font != .systemFont(ofSize: 12) && font.fontName == UIFont.systemFont(ofSize: 12).fontName)
        #expect(font.withSize(20).width(of: "1") == font.withSize(20).width(of: "2"))
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    }

    @Test("Every visible ASCII character has a width in all tables, which grows with the weight")
    func complete() {
        let tables = [UIFont.Weight.light, .medium, .bold, .heavy, .black].map {
            TextMetrics.of(UIFont.Face(weight: $0))
        }
        for value in UInt8(0x20)...0x7E {
            let widths = tables.map { $0.ascii[Int(value)] }
            #expect(widths.allSatisfy { (200...1100).contains($0) })
            #expect(value == 0x20 || widths == widths.sorted(), "\(Character(Unicode.Scalar(value)))")
        }
        for value in 0..<0x20 where value != 0x09 { #expect(tables.allSatisfy { $0.ascii[value] == 0 }) }
        #expect(tables.allSatisfy { $0.ascii.count == 128 && $0.ascii[0x7F] == 0 })
    }

    @Test("The fast path for ASCII gives the same sum as character by character")
    func fastPath() {
        var numbers = SeededNumbers(seed: 8)
        for _ in 0..<100 {
            let bytes = (0..<50).map { _ in UInt8(numbers.next(below: 128)) }
            let text = String(decoding: bytes, as: UTF8.self)
            let sum = text.reduce(0) { $0 + regular.thousandths(of: $1, tracking: 7) }
            #expect(regular.thousandths(of: text, tracking: 7) == sum)
            #expect(regular.thousandths(of: text.dropFirst(0), tracking: 7) == sum)
        }
    }

    @Test("A font of any size measures text without a crash")
    func hugeSize() {
        #expect(UIFont.systemFont(ofSize: .greatestFiniteMagnitude).width(of: "WW") == .infinity)
        #expect(UIFont.systemFont(ofSize: .leastNonzeroMagnitude).width(of: "") == 0)
    }

    @Test("Signs outside of ASCII are about as wide as those inside that look alike")
    func signs() {
        for (sign, like) in [
            ("‚", ","), ("„", "\""), ("‹", "("), ("¡", "!"), ("¿", "?"), ("±", "+"), ("é", "e"),
        ] {
            let widths = [sign, like].map { regular.thousandths(of: $0, tracking: 0) }
            #expect(widths[0] == widths[1], "\(sign) and \(like)")
        }
    }
}
