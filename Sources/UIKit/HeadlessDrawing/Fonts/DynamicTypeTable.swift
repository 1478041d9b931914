import Foundation

/// The Dynamic Type sizes of text by text style and content size category.
///
/// The numbers are those of Apple's Human Interface Guidelines: Typography, Specifications, "iOS, iPadOS
/// Dynamic Type sizes" and "iOS, iPadOS larger accessibility type sizes"
/// (https://developer.apple.com/design/human-interface-guidelines/typography). For the two extra large titles
/// that UIKit has since iOS 17 no such table is published.
enum DynamicTypeTable {
    /// The table's values for a text style at one size, in points.
    struct Entry: Sendable {
        let size: CGFloat
        /// The distance from line to line.
        let leading: CGFloat
    }

    /// Returns the values for a text style; those of `body` for one that the table does not contain.
    static func entry(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Entry {
        let row = rows[style] ?? rows[.body, default: []]
        return row[category.rank ?? large]
    }

    private static let large = 3

    /// The styles in the order of the rows; the headline has the sizes of the body.
    private static let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
    ]

    /// Sizes with their leadings, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
    private static let sizes: [KeyValuePairs<CGFloat, CGFloat>] = [
        [31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 38: 46, 40: 48, 44: 52, 48: 57, 52: 61, 56: 66, 60: 70],
        [25: 31, 26: 32, 27: 33, 28: 34, 30: 37, 32: 39, 34: 41, 38: 46, 43: 51, 48: 57, 53: 62, 58: 68],
        [19: 24, 20: 25, 21: 26, 22: 28, 24: 30, 26: 32, 28: 34, 34: 41, 39: 47, 44: 52, 50: 59, 56: 66],
        [17: 22, 18: 23, 19: 24, 20: 25, 22: 28, 24: 30, 26: 32, 31: 38, 37: 44, 43: 51, 49: 58, 55: 65],
        [14: 19, 15: 20, 16: 21, 17: 22, 19: 24, 21: 26, 23: 29, 28: 34, 33: 40, 40: 48, 47: 56, 53: 62],
        [13: 18, 14: 19, 15: 20, 16: 21, 18: 23, 20: 25, 22: 28, 26: 32, 32: 39, 38: 46, 44: 52, 51: 60],
        [12: 16, 13: 18, 14: 19, 15: 20, 17: 22, 19: 24, 21: 28, 25: 31, 30: 37, 36: 43, 42: 50, 49: 58],
        [12: 16, 12: 16, 12: 16, 13: 18, 15: 20, 17: 22, 19: 24, 23: 29, 27: 33, 33: 40, 38: 46, 44: 52],
        [11: 13, 11: 13, 11: 13, 12: 16, 14: 19, 16: 21, 18: 23, 22: 28, 26: 32, 32: 39, 37: 44, 43: 51],
        [11: 13, 11: 13, 11: 13, 11: 13, 13: 18, 15: 20, 17: 22, 20: 25, 24: 30, 29: 35, 34: 41, 40: 48],
    ]

    private static let rows: [UIFont.TextStyle: [Entry]] = {
        var rows: [UIFont.TextStyle: [Entry]] = [:]
        for (style, sizes) in zip(styles, sizes) {
            rows[style] = sizes.map { Entry(size: $0.key, leading: $0.value) }
        }
        rows[.headline] = rows[.body]
        return rows
    }()
}
