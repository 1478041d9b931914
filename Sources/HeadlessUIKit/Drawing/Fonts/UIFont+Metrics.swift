import Foundation

extension UIFont {
    /// The size of a label's text, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of a button's text, 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of the system's font, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the system's font where there is little room, 12 points.
    public static let smallSystemFontSize: CGFloat = 12

    /// The name of the face: `.SFUI-Regular`, `.SFUI-Semibold`, `.SFUI-RegularItalic` and so on.
    public var fontName: String { ".SFUI-\(weight.name)\(isItalic ? "Italic" : "")" }

    /// The name of the family, the same for all of the system's faces.
    public var familyName: String { ".AppleSystemUIFont" }

    /// How far the tallest letter reaches above the baseline, in points.
    public var ascender: CGFloat { 0.952 * pointSize }

    /// How far the deepest letter reaches below the baseline, in points; a number below zero, as in UIKit.
    public var descender: CGFloat { -0.241 * pointSize }

    /// How tall a capital letter is, in points.
    public var capHeight: CGFloat { 0.705 * pointSize }

    /// How tall an `x` is, in points.
    public var xHeight: CGFloat { 0.526 * pointSize }

    /// How tall a line is, from the ascender to the descender, in points.
    public var lineHeight: CGFloat { ascender - descender }

    /// The gap between two lines, in points; the system's font has none.
    public var leading: CGFloat { 0 }
}
