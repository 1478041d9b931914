import Foundation

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
    private final class Box: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer

        init(transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
            self.transform = transform
        }
    }

    private let box: Box

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        box = Box(transform: transform)
    }

    /// The closure that transforms attributes.
    public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

    /// Whether both are copies of one another.
    public static func == (
        left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
    ) -> Bool {
        left.box === right.box
    }

    /// Hashes the transformer's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
