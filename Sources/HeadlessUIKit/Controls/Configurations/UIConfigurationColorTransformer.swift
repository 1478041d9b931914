/// Turns one colour into another, such as a tint colour into grey.
///
/// Two are equal if they are copies of one another.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private final class Box: Sendable {
        let transform: @Sendable (UIColor) -> UIColor

        init(transform: @escaping @Sendable (UIColor) -> UIColor) {
            self.transform = transform
        }
    }

    private let box: Box

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        box = Box(transform: transform)
    }

    /// The closure that transforms a colour.
    public var transform: (UIColor) -> UIColor { box.transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// Returns a grey of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { $0.asGrey }

    /// Returns the system's tint for any colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// Returns grey for any colour, for elements that are not interactive.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

    /// Whether both are copies of one another.
    public static func == (
        left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
    ) -> Bool {
        left.box === right.box
    }

    /// Hashes the transformer's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
