import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Fonts that follow the preferred text size") struct DynamicTypeTests {
    nonisolated static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    // Apple's Human Interface Guidelines, Typography, Specifications: xSmall to xxxLarge, and AX1 to AX5.
    nonisolated static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test(
        "The table of Apple's guidelines holds for all styles and sizes of text", arguments: 0..<sizes.count)
    func table(number: Int) {
        let (style, sizes) = Self.sizes[number]
        let byTraits = Self.categories.map {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
        }
        #expect(byTraits == sizes)
        UIApplication.withShared(UIApplication()) {
            let byDevice = Self.categories.map {
                UIApplication.shared.device.preferredContentSizeCategory = $0
                return UIFont.preferredFont(forTextStyle: style).pointSize
            }
            #expect(byDevice == sizes)
        }
    }

    @Test(
        "Headlines are semibold at every size, and a style without a table is as body at the default size")
    func faces() {
        for category in Self.categories {
            let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(category))
            #expect(font.fontName == ".SFUI-Semibold")
        }
        let unknown = UIContentSizeCategory(rawValue: "huge")
        #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits(unknown)).pointSize == 28)
        let style = UIFont.TextStyle(rawValue: "poster")
        #expect(
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.accessibilityLarge)).pointSize
                == 33)
        #expect(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.unspecified)).pointSize == 17)
    }

    @Test(
        "Values scale with the leading, in whole pixels",
        arguments: [
            (.body, .medium, 17, 49.0 / 3), (.body, .large, 17.1, 17.1), (.body, .extraSmall, 17, 44.0 / 3),
            (.body, .accessibilityExtraExtraExtraLarge, 100, 845.0 / 3), (.caption2, .small, 8, 8),
            (.largeTitle, .accessibilityExtraExtraExtraLarge, 34, 174.0 / 3),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)])
    func values(style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, scaled: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: style)
        #expect(abs(metrics.scaledValue(for: value, compatibleWith: traits(category)) - scaled) < 1e-9)
        let font = UIFont.italicSystemFont(ofSize: value)
        let larger = metrics.scaledFont(for: font, compatibleWith: traits(category))
        #expect(abs(larger.pointSize - scaled) < 1e-9 && larger.fontName == font.fontName)
    }

    @Test("A value is rounded to the pixels of the traits' scale, and a font stops at its limit")
    func limits() {
        let double = UITraitCollection(traitsFrom: [traits(.medium), UITraitCollection(displayScale: 2)])
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: double) == 16)
        UIApplication.withShared(UIApplication()) {
            UIApplication.shared.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            let font = UIFont.systemFont(ofSize: 17, weight: .medium)
            #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 48)
            #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
            #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 0).pointSize == 48)
            #expect(UIFontMetrics.default.scaledValue(for: 22) == 62)
            let preferred = UIFont.preferredFont(forTextStyle: .body)
            #expect(UIFontMetrics.default.scaledFont(for: preferred) === preferred)
        }
    }
}
