import Foundation

extension UIScrollView {
    /// How much of its speed a scroll view keeps from one millisecond to the next after it was let go.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond.
        public let rawValue: CGFloat

        /// Makes a rate; what is no number, or not from 0 up to 0.9995, counts as the nearest that is.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate of scroll views unless told: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of what is to come to rest soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// How fast speed dies away: the exponent per second, above 0.
        var decay: CGFloat {
            let part = rawValue.isNaN ? Self.normal.rawValue : min(max(rawValue, 0.001), 0.9995)
            return -1000 * log(part)
        }
    }
}
