extension UICollisionBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other items of the behavior.
        public static let items = Self(rawValue: 1 << 0)
        /// The behavior's boundaries.
        public static let boundaries = Self(rawValue: 1 << 1)
        /// Items and boundaries.
        public static let everything = Self(rawValue: .max)
    }
}
