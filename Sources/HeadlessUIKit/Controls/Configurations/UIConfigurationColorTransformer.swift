/// Makes one colour of another, such as the colour of something that is not at the front of a grey one.
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

    /// Makes a transformer of what it does.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        box = Box(transform: transform)
    }

    /// What it makes of colours.
    public var transform: (UIColor) -> UIColor { box.transform }

    /// What it makes of a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// Makes a grey that is as light.
    public static let grayscale = UIConfigurationColorTransformer { $0.asGrey }

    /// Makes the system's tint of any colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// Makes a grey of any colour, as things have that invite no touch.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

    /// Whether both are copies of one another.
    public static func == (
        left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
    ) -> Bool {
        left.box === right.box
    }

    /// Adds its identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
