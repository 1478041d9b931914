import Foundation

extension UIFont {
    /// The distances of the baseline of one line from the top and the bottom of a height in whose middle it stands.
    package final func baselines(inTheMiddleOf height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        let margin = (height - lineHeight) / 2
        return (margin + ascender, margin - descender)
    }

    /// The size of a label's text, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of a button's text, 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The standard size of the system font, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the small system font, 12 points.
    public static let smallSystemFontSize: CGFloat = 12

    // The fonts that views have from the beginning, each made once.
    package static let ofLabels = systemFont(ofSize: labelFontSize)
    package static let ofButtons = systemFont(ofSize: buttonFontSize)
    package static let ofSystemButtons = systemFont(ofSize: 15)
    package static let ofTextViews = systemFont(ofSize: smallSystemFontSize)

    /// The name of the face: `.SFUI-Regular`, `.SFUI-Semibold`, `.SFUI-RegularItalic`, or the name it was made with.
    public var fontName: String { face.fontName }

    /// The family name, the same for all faces of the system font; for other fonts their name up to a hyphen.
    public var familyName: String { face.familyName }

    /// The height of the tallest letter above the baseline, in points.
    public var ascender: CGFloat { Self.ascender(atSize: pointSize) }

    private static func ascender(atSize size: CGFloat) -> CGFloat { 1950 / 2048 * size }

    /// The depth of the lowest letter below the baseline, in points; negative, as in UIKit.
    public var descender: CGFloat { Self.descender(atSize: pointSize) }

    private static func descender(atSize size: CGFloat) -> CGFloat { -494 / 2048 * size }

    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { 1443 / 2048 * pointSize }

    /// The height of an `x`, in points.
    public var xHeight: CGFloat { 1078 / 2048 * pointSize }

    /// The height of a line, from the ascender to the descender, in points.
    public var lineHeight: CGFloat { Self.lineHeight(atSize: pointSize) }

    static func lineHeight(atSize size: CGFloat) -> CGFloat {
        ascender(atSize: size) - descender(atSize: size)
    }

    /// The distance between the baselines of two lines, in points.
    package var lineDistance: CGFloat { lineHeight + leading }

    /// The height of a text of some lines, in points.
    package func height(ofLines count: Int) -> CGFloat {
        count > 0 ? CGFloat(count) * lineHeight + CGFloat(count - 1) * leading : 0
    }
}
