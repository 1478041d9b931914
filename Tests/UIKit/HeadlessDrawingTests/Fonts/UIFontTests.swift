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

    @Test("The vertical measures grow with the size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 100)
        #expect(abs(font.ascender - 95.2) < 1e-9)
        #expect(abs(font.descender + 24.1) < 1e-9)
        #expect(abs(font.capHeight - 70.5) < 1e-9)
        #expect(abs(font.xHeight - 52.6) < 1e-9)
        #expect(abs(font.lineHeight - 119.3) < 1e-9)
        #expect(font.leading == 0)
    }

    @Test(
        "A size that no font can have becomes 12",
        arguments: [0, -3, -.greatestFiniteMagnitude] as [CGFloat])
    func unusableSize(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: 17).withSize(size).pointSize == 12)
    }

    @Test("Fonts are equal by size, weight and slant")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == .preferredFont(forTextStyle: .body))
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
