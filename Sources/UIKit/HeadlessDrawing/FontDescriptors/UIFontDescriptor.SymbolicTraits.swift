extension UIFontDescriptor {
    /// What a font looks like, in broad terms.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt32

        /// Makes a set of traits from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = Self(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = Self(rawValue: 1 << 1)
        /// Wide letters.
        public static let traitExpanded = Self(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = Self(rawValue: 1 << 6)
        /// All characters are equally wide.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        /// Less space between lines.
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        /// More space between lines.
        public static let traitLooseLeading = Self(rawValue: 1 << 16)
    }
}
