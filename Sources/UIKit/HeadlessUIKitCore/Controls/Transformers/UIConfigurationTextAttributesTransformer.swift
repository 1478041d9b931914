/// Turns text attributes into others, such as another font for a button's title.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
///     var outgoing = incoming
///     outgoing.font = .boldSystemFont(ofSize: 20)
///     return outgoing
/// }
/// ```
///
/// Two are equal if they are copies of one another.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    private let boxed: IdentifiedTransform<AttributeContainer>

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        boxed = IdentifiedTransform(transform)
    }

    /// The closure that transforms attributes.
    public var transform: (AttributeContainer) -> AttributeContainer { boxed.transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { boxed.transform(input) }
}
