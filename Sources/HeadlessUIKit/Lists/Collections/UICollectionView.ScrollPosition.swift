extension UICollectionView {
    /// Where an item is to be that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// UIKit's number.
        public let rawValue: UInt

        /// Makes a position of UIKit's numbers.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Which way the content of a layout goes on.
    public enum ScrollDirection: Int, Sendable {
        /// From top to bottom.
        case vertical
        /// From left to right.
        case horizontal
    }
}
