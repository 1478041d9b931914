import Foundation

extension UIFont {
    /// The thickness of a font's strokes, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// UIKit's number for the weight.
        public let rawValue: CGFloat

        /// Makes a weight from UIKit's number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight from UIKit's number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest, -0.8.
        public static let ultraLight = Self(-0.8)
        /// Thin, -0.6.
        public static let thin = Self(-0.6)
        /// Light, -0.4.
        public static let light = Self(-0.4)
        /// Regular, 0.
        public static let regular = Self(0)
        /// Medium, 0.23.
        public static let medium = Self(0.23)
        /// Semibold, 0.3.
        public static let semibold = Self(0.3)
        /// Bold, 0.4.
        public static let bold = Self(0.4)
        /// Heavy, 0.56.
        public static let heavy = Self(0.56)
        /// The thickest, 0.62.
        public static let black = Self(0.62)

        /// Whether a weight is thinner than another.
        public static func < (weight: Self, other: Self) -> Bool { weight.rawValue < other.rawValue }
    }
}

extension UIFont.Weight {
    /// The named weights, from the thinnest on.
    static var all: [Self] { named.map(\.weight) }

    private static let named: [(weight: Self, name: String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
        (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    /// The named weight that is nearest to this one; the regular one for NaN.
    var nearestNamed: Self {
        guard !rawValue.isNaN else { return .regular }
        // Clamped first: an infinite weight would be equally far from all of them.
        let wanted = min(1, max(-1, rawValue))
        var nearest = Self.regular
        for candidate in Self.named
        where abs(candidate.weight.rawValue - wanted) < abs(nearest.rawValue - wanted) {
            nearest = candidate.weight
        }
        return nearest
    }

    /// The weight's part of a face's name.
    var name: String {
        let nearest = nearestNamed
        return Self.named.first { $0.weight == nearest }?.name ?? "Regular"
    }
}
