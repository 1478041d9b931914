import Foundation

extension UIFont {
    /// A role of text, from which its size and weight follow.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name that UIKit has for the style.
        public let rawValue: String

        /// Makes a style of UIKit's name for it.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a screen, 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of first rank, 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of second rank, 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of third rank, 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading, 17 points and semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// What stands below a heading, 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text, 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A note beside the text, 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note below the text, 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The text to a picture, 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The small text to a picture, 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.TextStyle {
    /// The size in points at the content size category `large`.
    var defaultSize: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title1: 28
        case .title2: 22
        case .title3: 20
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption1: 12
        case .caption2: 11
        default: 17
        }
    }
}
