import Foundation

extension UIFont {
    /// The role of a text, which determines its weight and, with the user's preferred text size, its size.
    ///
    /// The sizes given here are those at the default text size, `large`.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String

        /// Makes a style from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen, 34 points.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title, 28 points.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title, 22 points.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title, 20 points.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// A heading, 17 points and semibold.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading, 15 points.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// Body text, 17 points.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// A callout, 16 points.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// A footnote, 13 points.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// A caption, 12 points.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption, 11 points.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    }
}
