import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UIFontDescriptor and named fonts") struct FontSignatureTests {
    @Test(
        "A font with a name keeps it, and is as bold and as slanted as it says",
        arguments: [
            ("Avenir-Heavy", UIFont.Weight.heavy, false, "Avenir"),
            ("HelveticaNeue-BoldItalic", .bold, true, "HelveticaNeue"),
            ("Georgia", .regular, false, "Georgia"),
            ("Courier-Oblique", .regular, true, "Courier"), ("Futura-Medium", .medium, false, "Futura"),
            (".SFUI-SemiboldItalic", .semibold, true, ".AppleSystemUIFont"),
        ])
    func names(name: String, weight: UIFont.Weight, isItalic: Bool, family: String) {
        let font = UIFont(name: name, size: 20)
        #expect(font?.fontName == name && font?.pointSize == 20 && font?.familyName == family)
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == isItalic)
        #expect(
            font?.fontDescriptor.symbolicTraits.contains(.traitBold)
                == (weight.rawValue >= UIFont.Weight.semibold.rawValue))
        #expect(font == UIFont(name: name, size: 20) && font != UIFont(name: name, size: 21))
        #expect(font?.withSize(11).fontName == name)
    }

    @Test("Only the empty name makes no font, and the system's name makes the system's font")
    func otherNames() {
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: ".SFUI-Bold", size: 12) == .systemFont(ofSize: 12, weight: .bold))
        #expect(UIFont(name: "Avenir", size: 12) != .systemFont(ofSize: 12))
    }

    @Test("A descriptor changes weight, slant, design and size of a font")
    func descriptors() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        let font = bold.map { UIFont(descriptor: $0, size: 0) }
        #expect(font?.fontName == ".SFUI-SemiboldItalic" && font?.pointSize == 17)
        #expect(bold.map { UIFont(descriptor: $0, size: 30).pointSize } == 30)
        let plain = bold?.withSymbolicTraits([])
        #expect(plain?.postscriptName == ".SFUI-Regular")
        let code = body.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 10) }
        #expect(code == .monospacedSystemFont(ofSize: 10, weight: .regular))
        #expect(code?.fontDescriptor.symbolicTraits == .traitMonoSpace)
        let made = UIFontDescriptor(fontAttributes: [
            .name: "Avenir-Light", .size: 13,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
        ])
        #expect(made.postscriptName == "Avenir-Light" && made.pointSize == 13)
        #expect(made.object(forKey: .face) as? String == "Black")
        #expect(UIFontDescriptor(name: "Menlo", size: 9) == UIFontDescriptor(name: "Menlo", size: 9))
        #expect(body.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
    }

    @Test("A font of a text style stays one when its descriptor makes it bold")
    func scaling() {
        let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
        let bold = style.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        #expect(bold?.scalesWithTextSize == true)
        #expect(bold?.withSize(13).scalesWithTextSize == false)
        #expect(UIFont(descriptor: style, size: 40).scalesWithTextSize == false)
    }

    @Test(
        "Preferred fonts have the sizes of the Human Interface Guidelines at each text size",
        arguments: [
            (UIFont.TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ] as [(UIFont.TextStyle, [CGFloat])])
    func preferredSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let found = categories.map {
            UIFont.preferredFont(
                forTextStyle: style,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
            ).pointSize
        }
        #expect(found == sizes)
    }

    @Test("The monospaced font measures all characters alike")
    func monospaced() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .bold)
        #expect("iiii".size(withAttributes: [.font: font]).width == 24)
        #expect("MWé_".size(withAttributes: [.font: font]).width == 24)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .medium).pointSize == 9)
    }
}
