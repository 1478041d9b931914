extension UIFontDescriptor {
    /// A key of the traits among a descriptor's attributes.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the trait.
        public let rawValue: String

        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of ``UIFontDescriptor/SymbolicTraits``: a number.
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        /// The weight: a ``UIFont/Weight`` or a number from -1 to 1.
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        /// The width of the letters, from -1 to 1: a number; it does not change what is measured.
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1: a number; any but 0 is italic.
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }
}
