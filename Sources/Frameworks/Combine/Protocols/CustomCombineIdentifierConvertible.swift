/// A type that says by which identifier its streams are told apart.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier, which is unique.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    @inlinable public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
