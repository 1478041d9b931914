import Foundation
import HeadlessUIKit
import Testing

@Suite("UIFont") struct UIFontTests {
    @Test(
        "The text styles have the sizes and faces of the default content size",
        arguments: [
            (.largeTitle, 34, ".SFUI-Regular"), (.title1, 28, ".SFUI-Regular"),
            (.title2, 22, ".SFUI-Regular"),
            (.title3, 20, ".SFUI-Regular"), (.headline, 17, ".SFUI-Semibold"), (.body, 17, ".SFUI-Regular"),
            (.callout, 16, ".SFUI-Regular"), (.subheadline, 15, ".SFUI-Regular"),
            (.footnote, 13, ".SFUI-Regular"), (.caption1, 12, ".SFUI-Regular"),
            (.caption2, 11, ".SFUI-Regular"),
            (.init(rawValue: "unknown"), 17, ".SFUI-Regular"),
        ] as [(UIFont.TextStyle, CGFloat, String)])
    func textStyles(style: UIFont.TextStyle, size: CGFloat, name: String) {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(font.pointSize == size)
        #expect(font.fontName == name)
    }

    @Test(
        "A weight gives the face whose weight is nearest",
        arguments: [
            (.ultraLight, ".SFUI-Ultralight"), (.regular, ".SFUI-Regular"), (.medium, ".SFUI-Medium"),
            (.black, ".SFUI-Black"), (.init(0.39), ".SFUI-Bold"), (.init(-0.01), ".SFUI-Regular"),
            (.init(.nan), ".SFUI-Regular"), (.init(.infinity), ".SFUI-Black"),
            (.init(-.infinity), ".SFUI-Ultralight"),
        ] as [(UIFont.Weight, String)])
    func weights(weight: UIFont.Weight, name: String) {
        #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == name)
    }

    @Test("Bold is the semibold face, and italic the slanted regular one")
    func faces() {
        #expect(UIFont.boldSystemFont(ofSize: 10) == .systemFont(ofSize: 10, weight: .semibold))
        #expect(UIFont.italicSystemFont(ofSize: 10).fontName == ".SFUI-RegularItalic")
        #expect(UIFont.italicSystemFont(ofSize: 10) != .systemFont(ofSize: 10))
        #expect(UIFont.italicSystemFont(ofSize: 10).familyName == ".AppleSystemUIFont")
    }

    // The heights of labels of one line in public nibs, on screens of two and three pixels a point.
    @Test(
        "A line is as high as Apple's",
        arguments: [
            (8, 10, 29.0 / 3), (9, 11, 11), (11, 13.5, 40.0 / 3), (12, 14.5, 43.0 / 3), (13, 16, 47.0 / 3),
            (14, 17, 17), (15, 18, 18), (16, 19.5, 58.0 / 3), (17, 20.5, 61.0 / 3), (18, 21.5, 65.0 / 3),
            (20, 24, 24), (22, 26.5, 79.0 / 3), (24, 29, 86.0 / 3), (25, 30, 30), (28, 33.5, 101.0 / 3),
            (30, 36, 36), (32, 38.5, 115.0 / 3), (34, 41, 122.0 / 3), (35, 42, 42), (80, 95.5, 287.0 / 3),
            (95, 113.5, 341.0 / 3),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func lineHeights(size: CGFloat, twofold: CGFloat, threefold: CGFloat) {
        let height = UIFont.systemFont(ofSize: size).lineHeight
        #expect((height * 2).rounded(.up) / 2 == twofold)
        #expect((height * 3).rounded(.up) / 3 == threefold)
    }

    // Labels of several lines in public nibs: 42.5 points for two lines of `body` and 78.5 for five of `caption1`.
    @Test(
        "Lines of a text style are as far apart as the style says, without a gap below the last one",
        arguments: [
            (.body, 1, 20.5), (.body, 2, 42.5), (.body, 3, 64.5), (.headline, 2, 42.5), (.caption1, 3, 46.5),
            (.caption1, 5, 78.5), (.footnote, 2, 34), (.title1, 2, 67.5), (.caption2, 2, 26.5),
        ] as [(UIFont.TextStyle, Int, CGFloat)])
    func leading(style: UIFont.TextStyle, lines: Int, height: CGFloat) {
        let font = UIFont.preferredFont(forTextStyle: style)
        let text = [String](repeating: "One", count: lines).joined(separator: "\n")
        #expect(TextLayout.size(of: text, font: font, scale: 2).height == height)
        let styled = NSAttributedString(string: text, attributes: [.font: font]).size()
        #expect((styled.height * 2).rounded(.up) / 2 == height)
        #expect(font.withSize(font.pointSize).leading == 0)
    }

    @Test("The vertical measures grow with the size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 100)
        #expect(abs(font.ascender - 95.215) < 0.001)
        #expect(abs(font.descender + 24.121) < 0.001)
        #expect(abs(font.capHeight - 70.459) < 0.001)
        #expect(abs(font.xHeight - 52.637) < 0.001)
        #expect(abs(font.lineHeight - 119.336) < 0.001)
        #expect(font.leading == 0)
    }

    @Test(
        "A size that no font can have becomes 12",
        arguments: [0, -3, -.greatestFiniteMagnitude] as [CGFloat])
    func unusableSize(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: 17).withSize(size).pointSize == 12)
    }

    @Test("Fonts are equal by size, weight, slant, form of digits and leading")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) != .preferredFont(forTextStyle: .body))
        #expect(UIFont.systemFont(ofSize: 17) != .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
        #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17.5))
        #expect(UIFont.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
        #expect(UIFont.boldSystemFont(ofSize: 10).withSize(17) == .boldSystemFont(ofSize: 17))
        #expect(!UIFont.systemFont(ofSize: 17).isEqual(17))
    }

    @Test("The description names face and size and no address")
    func text() {
        #expect(UIFont.boldSystemFont(ofSize: 17.5).description == "UIFont .SFUI-Semibold 17.5")
    }

    @Test("The standard sizes are UIKit's")
    func standardSizes() {
        let sizes = [
            UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize,
        ]
        #expect(sizes == [17, 18, 14, 12])
    }
}
