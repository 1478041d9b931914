extension NSTextStorage {
    /// What an edit changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes changed.
        public static let editedAttributes = Self(rawValue: 1 << 0)
        /// Characters changed.
        public static let editedCharacters = Self(rawValue: 1 << 1)
    }
}
