/// The base class of stubs that stand for classes and values of a module that is not there.
open class StubObject: Hashable, Error, @unchecked Sendable {
    // Sendable: it has no state.

    /// Makes an object without a failure, which stands for a value that nothing tells of.
    public required init(_ value: Unavailable) {}

    /// Whether two objects are the same object.
    public static func == (one: StubObject, other: StubObject) -> Bool { one === other }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
