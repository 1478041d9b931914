/// An encoder that encodes a value as a whole, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
    /// What it encodes to.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
