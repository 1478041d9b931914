import Synchronization

/// A unique identifier of a publisher's stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    @usableFromInline let rawValue: UInt64
    private static let count = Atomic<UInt64>(0)

    /// Makes an identifier that no other one equals.
    public init() {
        rawValue = Self.count.add(1, ordering: .relaxed).newValue
    }

    /// Makes the identifier of an object.
    @inlinable public init(_ object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identifier as a hexadecimal number.
    public var description: String { "0x" + String(rawValue, radix: 16) }
}
