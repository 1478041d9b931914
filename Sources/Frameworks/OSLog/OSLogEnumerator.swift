/// The options of an enumeration of the log.
public enum OSLogEnumerator {
    /// The order of the entries.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The newest first.
        public static let reverse = Self(rawValue: 1 << 0)
    }
}
