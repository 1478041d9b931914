extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, read and spaced.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left sides are aligned, in a vertical format.
        public static let alignAllLeft = Self(rawValue: 1 << 1)
        /// The right sides are aligned, in a vertical format.
        public static let alignAllRight = Self(rawValue: 1 << 2)
        /// The tops are aligned, in a horizontal format.
        public static let alignAllTop = Self(rawValue: 1 << 3)
        /// The bottoms are aligned, in a horizontal format.
        public static let alignAllBottom = Self(rawValue: 1 << 4)
        /// The leading sides are aligned, in a vertical format.
        public static let alignAllLeading = Self(rawValue: 1 << 5)
        /// The trailing sides are aligned, in a vertical format.
        public static let alignAllTrailing = Self(rawValue: 1 << 6)
        /// The horizontal centres are aligned, in a vertical format.
        public static let alignAllCenterX = Self(rawValue: 1 << 9)
        /// The vertical centres are aligned, in a horizontal format.
        public static let alignAllCenterY = Self(rawValue: 1 << 10)
        /// The baselines of the last lines are aligned, in a horizontal format.
        public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
        /// The baselines of the first lines are aligned, in a horizontal format.
        public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
        /// All bits for alignments.
        public static let alignmentMask = Self(rawValue: 0xFFFF)

        /// A horizontal format begins at the side where text begins; the default.
        public static let directionLeadingToTrailing = Self(rawValue: 0 << 16)
        /// A horizontal format begins on the left.
        public static let directionLeftToRight = Self(rawValue: 1 << 16)
        /// A horizontal format begins on the right.
        public static let directionRightToLeft = Self(rawValue: 2 << 16)
        /// All bits for directions.
        public static let directionMask = Self(rawValue: 3 << 16)

        /// Spacing is measured between edges; the default.
        public static let spacingEdgeToEdge = Self(rawValue: 0 << 19)
        /// Spacing between views of a vertical format is measured from the last baseline of one to the first of the next.
        public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
        /// All bits for spacing.
        public static let spacingMask = Self(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes to align, in the order of their bits.
    var alignedAttributes: [NSLayoutConstraint.Attribute] {
        (1...UInt(16)).compactMap { bit in
            rawValue & Self.alignmentMask.rawValue & (1 << bit) == 0
                ? nil : NSLayoutConstraint.Attribute(rawValue: Int(bit))
        }
    }
}
