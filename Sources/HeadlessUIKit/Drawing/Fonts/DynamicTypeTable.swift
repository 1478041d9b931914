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
        let row = rows[style] ?? body
        return row[category.rank ?? large]
    }

    private static let large = 3

    /// One row: sizes and leadings, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
    private static func row(_ sizes: [CGFloat], _ leadings: [CGFloat]) -> [Entry] {
        zip(sizes, leadings).map { Entry(size: $0, leading: $1) }
    }

    private static let body = row(
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let rows: [UIFont.TextStyle: [Entry]] = [
        .largeTitle: row(
            [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: row(
            [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        .title2: row(
            [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: row(
            [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: body,
        .body: body,
        .callout: row(
            [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: row(
            [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        .footnote: row(
            [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: row(
            [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        .caption2: row(
            [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]
}
