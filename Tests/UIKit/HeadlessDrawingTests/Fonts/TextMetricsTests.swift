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
            ("", 0), ("i", 248), ("W", 960), ("@", 912), (" ", 280), ("Hi!", 745 + 248 + 309),
            ("é", 573), ("e\u{301}", 573), ("Å", 671), ("ế", 573), ("ø", 588), ("Ł", 562), ("æ", 912),
            ("ß", 610),
            ("\u{301}", 0), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\n", 0), ("\r\n", 0), ("\u{2028}", 0),
            ("\t", 4 * 280), ("\u{A0}", 280), ("\u{3000}", 1000),
            ("世", 1000), ("か", 1000), ("が", 1000), ("か\u{3099}", 1000), ("한", 1000),
            ("\u{1112}\u{1161}\u{11AB}", 1000), ("Ａ", 1000), ("ｱ", 586), ("я", 586), ("…", 807),
            ("😀", 1000), ("👨‍👩‍👧‍👦", 1000), ("👍🏽", 1000), ("🇫🇷", 1000), ("🇫🇷🇩🇪", 2000), ("❤️", 1000), ("❤", 586),
            ("1️⃣", 1000),
        ])
    func widths(text: String, thousandths: Int) {
        #expect(regular.thousandths(of: text, tracking: .none) == thousandths)
        // There is no tracking at 12 points.
        #expect(UIFont.systemFont(ofSize: 12).width(of: text) == CGFloat(thousandths) * 12 / 1000)
    }

    @Test(
        "Tracking is added to each character with a width, but not to full-width ones",
        arguments: [
            ("", 0), ("ab", 552 + 619 - 20), ("é…", 573 + 807 - 20), (" \t", 280 + 4 * 280 - 20),
            ("\n\u{301}", 0), ("世😀", 2000), ("яe\u{301}", 586 + 573 - 20), ("12", 468 + 601 - 6),
        ])
    func tracking(text: String, thousandths: Int) {
        #expect(
            regular.thousandths(of: text, tracking: UIFont.Tracking(letters: -10, digits: -3)) == thousandths)
    }

    @Test(
        "Tracking depends on the size, and above 17 points characters become narrower as well, digits less",
        arguments: [
            (0.5, 41, 41), (6, 41, 41), (10, 12, 12), (12, 0, 0), (12.5, -3, -3), (13, -6, -6),
            (17, -26, -26), (18, -27, -26), (20, -35, -29), (22, -40, -27), (28, -41, -16), (34, -43, -18),
            (50, -48, -23), (57, -50, -25), (80, -55, -30), (1e300, -55, -30),
        ] as [(CGFloat, Int, Int)])
    func trackings(size: CGFloat, letters: Int, digits: Int) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(font.thousandths(of: "b") == 619 + letters)
        #expect(font.thousandths(of: "1") == 468 + digits)
        let widths = LineCharacter.all(in: "b \n1", font: font).map(\.width)
        #expect(widths == [619 + letters, 280 + letters, 0, 468 + digits])
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
            (.ultraLight, 608), (.light, 608), (.regular, 619), (.medium, 632), (.semibold, 641),
            (.bold, 649), (.heavy, 671), (.black, 690),
        ] as [(UIFont.Weight, CGFloat)])
    func weights(weight: UIFont.Weight, width: CGFloat) {
        #expect(UIFont.systemFont(ofSize: 12, weight: weight).width(of: "b") == width * 12 / 1000)
        #expect(UIFont.systemFont(ofSize: 12, weight: weight).width(of: "b́") == width * 12 / 1000)
    }

    @Test("Digits differ in width unless they are to have one")
    func digits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        #expect(Set((0...9).map { font.width(of: "\($0)") }) == [606 * 12 / 1000.0])
        #expect(font.width(of: "a") == UIFont.systemFont(ofSize: 12).width(of: "a"))
        #expect(UIFont.systemFont(ofSize: 12).width(of: "1") == 468 * 12 / 1000.0)
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
        let seven = UIFont.Tracking(letters: 7, digits: 9)
        for _ in 0..<100 {
            let bytes = (0..<50).map { _ in UInt8(numbers.next(below: 128)) }
            let text = String(decoding: bytes, as: UTF8.self)
            let sum = characterByCharacter(text, seven)
            #expect(regular.thousandths(of: text, tracking: seven) == sum)
            #expect(regular.thousandths(of: text.dropFirst(0), tracking: seven) == sum)
        }
    }

    private func characterByCharacter(_ text: String, _ tracking: UIFont.Tracking) -> Int {
        let widths = text.map { regular.thousandths(of: $0, tracking: tracking) }
        let kerning = zip(text, text.dropFirst()).map { regular.kerning($0.asciiValue, $1.asciiValue) }
        return widths.reduce(0, +) + kerning.reduce(0, +)
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
            let widths = [sign, like].map { regular.thousandths(of: $0, tracking: .none) }
            #expect(widths[0] == widths[1], "\(sign) and \(like)")
        }
    }
}
