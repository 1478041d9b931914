import Foundation

/// Makes attributes of a text of others, such as another font for a button's title.
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

    /// Makes a transformer of what it does.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        box = Box(transform: transform)
    }

    /// What it makes of attributes.
    public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

    /// What it makes of attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

    /// Whether both are copies of one another.
    public static func == (
        left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
    ) -> Bool {
        left.box === right.box
    }

    /// Adds its identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
