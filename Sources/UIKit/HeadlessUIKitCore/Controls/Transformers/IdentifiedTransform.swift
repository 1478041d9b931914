/// A closure of a configuration; two are equal if they are the same object.
final class IdentifiedTransform<Value>: Hashable, Sendable {
    let transform: @Sendable (Value) -> Value

    init(_ transform: @escaping @Sendable (Value) -> Value) { self.transform = transform }

    static func == (left: IdentifiedTransform, right: IdentifiedTransform) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
