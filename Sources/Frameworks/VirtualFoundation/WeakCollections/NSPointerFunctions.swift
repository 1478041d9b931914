public import Foundation

/// How a table holds and compares its objects.
public final class NSPointerFunctions: NSObject {
    /// The ways as bits.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The ways as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained.
        public static let strongMemory: Self = []
        /// Objects are held weakly, and are gone from the table when they are freed.
        public static let weakMemory = Self(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`.
        public static let objectPersonality: Self = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Self(rawValue: 1 << 9)
        /// Objects are copied when they are added.
        public static let copyIn = Self(rawValue: 1 << 16)
    }
}
