extension UIFontDescriptor {
    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the design.
        public let rawValue: String

        /// Makes a design from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual design.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs; it is measured as the usual design.
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        /// With rounded ends; it is measured as the usual design.
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        /// With characters of one width.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
