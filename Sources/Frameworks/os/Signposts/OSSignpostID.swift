import Synchronization

/// Tells intervals of the same name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Makes an identifier from its number.
    public init(_ value: UInt64) { rawValue = value }

    /// Makes an identifier that no other signpost of the process has.
    public init(log: OSLog) {
        self.init(Self.next.wrappingAdd(1, ordering: .relaxed).oldValue)
    }

    /// Makes the identifier of an object, which is the same at each call while the object lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    private static let next = Atomic<UInt64>(0x1_0000)

    /// For intervals of which only one is under way at a time.
    public static let exclusive = Self(0xeeee_b0b5_b2b2_eeee)
    /// No signpost: of a log that is disabled.
    public static let invalid = Self(.max)
    /// No signpost.
    public static let null = Self(0)

    /// Orders identifiers by their numbers.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
