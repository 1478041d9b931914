/// Turns one colour into another, such as a tint colour into grey.
///
/// Two are equal if they are copies of one another.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private let boxed: IdentifiedTransform<UIColor>

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        boxed = IdentifiedTransform(transform)
    }

    /// The closure that transforms a colour.
    public var transform: (UIColor) -> UIColor { boxed.transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { boxed.transform(input) }

    /// Returns a grey of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { $0.asGrey }

    /// Returns the system's tint for any colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// Returns grey for any colour, for elements that are not interactive.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}
