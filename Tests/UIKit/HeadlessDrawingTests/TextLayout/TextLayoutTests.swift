import Foundation
import HeadlessUIKit
import Testing

/// A font in which a digit is 10 points wide and a space 4, near enough.
private let font = UIFont.monospacedDigitSystemFont(ofSize: 10_000.0 / 582, weight: .regular)

private func lines(
    _ text: String, _ width: CGFloat, limit: Int = 0, _ mode: NSLineBreakMode = .byWordWrapping
) -> [String] {
    TextLayout(text, font: font, maximumWidth: width, numberOfLines: limit, lineBreakMode: mode)
        .lines.map(\.text)
}

@Suite("Text layout") struct TextLayoutTests {
    @Test("Text breaks between words")
    func example() {
        let layout = TextLayout("Buy milk and bread", font: .systemFont(ofSize: 17), maximumWidth: 80)
        #expect(layout.lines.map(\.text) == ["Buy milk", "and bread"])
        #expect(layout.size.height == 2 * UIFont.systemFont(ofSize: 17).lineHeight)
        #expect(!layout.isTruncated)
    }

    @Test(
        "Lines end at newlines and where the next word does not fit",
        arguments: [
            ("", 100, []),
            ("a\nb", 100, ["a", "b"]),
            ("a\r\nb\u{2028}c\rd", 100, ["a", "b", "c", "d"]),
            ("a\n", 100, ["a", ""]),
            ("\n", 100, ["", ""]),
            ("a\n\nb", 100, ["a", "", "b"]),
            ("11 22 33", 50, ["11 22", "33"]),
            ("11 22 33", 25, ["11", "22", "33"]),
            ("11    22", 25, ["11", "22"]),
            ("  11", 25, ["", "11"]),
            ("1234567", 30, ["123", "456", "7"]),
            ("1 234567", 30, ["1", "234", "567"]),
            ("123 4", 5, ["1", "2", "3", "4"]),
            ("11\u{A0}22 33", 50, ["11\u{A0}22", "33"]),
            ("well-known", 60, ["well-", "known"]),
            ("ab -5 c", 40, ["ab", "-5 c"]),
            ("世界世界世界", 60, ["世界世", "界世界"]),
            ("世界世。界", 60, ["世界", "世。界"]),
            ("11 世界", 45, ["11 世", "界"]),
            ("11 22 33", 0, ["11 22 33"]),
            ("11 22 33", -5, ["11 22 33"]),
            ("11 22 33", .nan, ["11 22 33"]),
            ("11 22 33", .infinity, ["11 22 33"]),
            ("11 22 33", .greatestFiniteMagnitude, ["11 22 33"]),
        ] as [(String, CGFloat, [String])])
    func wordWrapping(text: String, width: CGFloat, expected: [String]) {
        #expect(lines(text, width) == expected)
    }

    @Test(
        "With character wrapping lines break anywhere, and spaces still hang",
        arguments: [
            ("11 22 33", 30, ["11", "22", "33"]), ("11 22 33", 40, ["11 2", "2 33"]),
            ("1\n23", 15, ["1", "2", "3"]),
        ] as [(String, CGFloat, [String])])
    func characterWrapping(text: String, width: CGFloat, expected: [String]) {
        #expect(lines(text, width, .byCharWrapping) == expected)
    }

    @Test(
        "On the last line the mode decides what is visible",
        arguments: [
            (.byWordWrapping, 1, ["1234"], true), (.byWordWrapping, 2, ["1234", "5678 90"], true),
            (.byWordWrapping, 3, ["1234", "5678 90", "abc"], false),
            (.byCharWrapping, 2, ["1234 56", "78 90 ab"], true), (.byClipping, 1, ["1234 567"], true),
            (.byClipping, 2, ["1234", "5678 90 a"], true), (.byTruncatingTail, 1, ["1234 5…"], true),
            (.byTruncatingTail, 2, ["1234", "5678 9…"], true), (.byTruncatingHead, 1, ["… 90 abc"], true),
            (.byTruncatingHead, 2, ["1234", "… 90 abc"], true), (.byTruncatingMiddle, 1, ["12… abc"], true),
            (.byTruncatingMiddle, 2, ["1234", "56… abc"], true),
            (.byTruncatingTail, 3, ["1234", "5678 90", "abc"], false),
            (.byTruncatingTail, 0, ["1234", "5678 90", "abc"], false),
            (.byTruncatingHead, -1, ["1234", "5678 90", "abc"], false),
        ] as [(NSLineBreakMode, Int, [String], Bool)])
    func lineLimit(mode: NSLineBreakMode, limit: Int, expected: [String], isTruncated: Bool) {
        let layout = TextLayout(
            "1234 5678 90 abc", font: font, maximumWidth: 72, numberOfLines: limit, lineBreakMode: mode)
        #expect(layout.lines.map(\.text) == expected)
        #expect(layout.isTruncated == isTruncated)
        #expect(layout.size.width <= 72)
    }

    @Test(
        "A paragraph without a line of its own shows as an ellipsis",
        arguments: [
            (.byTruncatingTail, "11\n22", ["11…"]), (.byTruncatingHead, "11\n22", ["…22"]),
            (.byTruncatingMiddle, "11\n22\n33", ["11…33"]), (.byWordWrapping, "11\n22", ["11"]),
            (.byTruncatingTail, "11\n", ["11"]), (.byTruncatingTail, "11 \n \n", ["11 "]),
            (.byTruncatingTail, "\n11", ["…"]),
        ] as [(NSLineBreakMode, String, [String])])
    func paragraphsLeftOut(mode: NSLineBreakMode, text: String, expected: [String]) {
        #expect(lines(text, 300, limit: 1, mode) == expected)
    }

    @Test("Without room for an ellipsis, the ellipsis is all that is visible")
    func onlyEllipsis() {
        for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            #expect(lines("1234", 3, limit: 1, mode) == ["…"])
        }
    }

    @Test("Spaces at the end count as far as they fit, and hang over from there")
    func spacesAtEnd() {
        let one = UIFont.systemFont(ofSize: 1000)
        func width(_ text: String, _ room: CGFloat) -> CGFloat {
            TextLayout(
                text, font: one, maximumWidth: room, numberOfLines: 1, lineBreakMode: .byTruncatingTail
            )
            .size.width
        }
        #expect(width("1 ", 2000) == 663)
        #expect(width("1    ", 1000) == 1000)
        #expect(width("1    ", 556) == 556)
        #expect(width("     ", 300) == 300)
        #expect(width("1    ", 100) == 438)
    }

    @Test("A size is rounded up to whole pixels")
    func pixels() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(TextLayout.size(of: "Hi", font: font) == CGSize(width: 16, height: 21))
        #expect(TextLayout.size(of: "Hi", font: font, scale: 2) == CGSize(width: 16, height: 20.5))
        #expect(TextLayout.size(of: "", font: font, scale: 2) == .zero)
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(TextLayout.size(of: "Hi", font: font, scale: scale) == CGSize(width: 16, height: 21))
        }
    }

    @Test(
        "A font of any size is laid out without a crash",
        arguments: [.greatestFiniteMagnitude, 1e-300] as [CGFloat])
    func oddFonts(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(TextLayout("ab c", font: font, maximumWidth: 100).lines.count == (size > 1 ? 3 : 1))
        #expect(!TextLayout("ab c", font: font, maximumWidth: .leastNonzeroMagnitude).lines.isEmpty)
    }

    @Test("The enumerations have UIKit's numbers")
    func rawValues() {
        #expect(
            NSLineBreakMode.byWordWrapping.rawValue == 0 && NSLineBreakMode.byTruncatingMiddle.rawValue == 5)
        #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
        #expect(NSTextAlignment.left.rawValue == 0 && NSTextAlignment.center.rawValue == 1)
        #expect(NSTextAlignment.natural.rawValue == 4)
    }
}
