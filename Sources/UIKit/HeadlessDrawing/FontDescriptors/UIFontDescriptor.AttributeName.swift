extension UIFontDescriptor {
    /// A key of a descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the attribute.
        public let rawValue: String

        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family: a `String`.
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        /// The name of the font: a `String`.
        public static let name = Self(rawValue: "NSFontNameAttribute")
        /// The name of the face in its family: a `String`.
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        /// The traits: a dictionary of ``UIFontDescriptor/TraitKey``.
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        /// The text style: a ``UIFont/TextStyle``.
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
        /// The features of the typeface, such as digits of one width; they do not change what is measured.
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    }
}
