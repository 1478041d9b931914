extension UIMenu {
    /// The identity of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
