extension UICollectionView {
    /// The position of an item after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Creates a position from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top edge.
        public static let top = Self(rawValue: 1 << 0)
        /// Centred vertically.
        public static let centeredVertically = Self(rawValue: 1 << 1)
        /// At the bottom edge.
        public static let bottom = Self(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = Self(rawValue: 1 << 3)
        /// Centred horizontally.
        public static let centeredHorizontally = Self(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = Self(rawValue: 1 << 5)
    }

    /// The direction in which a layout's content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Vertically.
        case vertical
        /// Horizontally.
        case horizontal
    }
}
