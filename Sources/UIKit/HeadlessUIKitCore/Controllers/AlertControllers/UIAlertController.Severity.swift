extension UIAlertController {
    /// The importance of an alert.
    public struct Severity: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int

        /// Makes a severity from a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The usual importance.
        public static let `default` = Self(rawValue: 0)
        /// More important than usual.
        public static let critical = Self(rawValue: 1)
    }
}
