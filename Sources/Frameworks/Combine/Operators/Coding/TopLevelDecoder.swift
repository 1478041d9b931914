/// A decoder that decodes a value as a whole, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
    /// What it decodes from.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
