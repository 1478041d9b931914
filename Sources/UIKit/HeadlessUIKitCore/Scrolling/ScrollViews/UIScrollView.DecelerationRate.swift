extension UIScrollView {
    /// The rate at which a scroll view slows down after the user lifts the finger.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that is left after one millisecond.
        public let rawValue: CGFloat

        /// Creates a rate. A scroll view uses the nearest number from 0.001 to 0.9995, and ``normal`` for NaN.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default rate: 0.998.
        public static let normal = Self(rawValue: 0.998)
        /// The rate for a quick stop: 0.99.
        public static let fast = Self(rawValue: 0.99)

        /// The rate of decay: the exponent per second, above 0.
        var decay: CGFloat {
            let part = rawValue.isNaN ? Self.normal.rawValue : min(max(rawValue, 0.001), 0.9995)
            return -1000 * log(part)
        }
    }
}
