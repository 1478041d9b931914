extension UIAction {
    /// The identity of an action: adding one replaces the one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
