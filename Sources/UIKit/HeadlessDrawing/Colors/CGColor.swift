#if !canImport(Darwin)
import Foundation

/// A colour for layers and layer animations: red, green, blue and opacity, in the sRGB range.
///
/// Two are equal if their components are.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    let color: UIColor

    /// Makes a colour from its red, green, blue and opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from its red, green, blue and opacity, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey: 0 for black, 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(UIColor(white: gray, alpha: alpha))
    }

    init(_ color: UIColor) {
        self.color = color
    }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? {
        [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
    }

    /// The number of components, including the opacity.
    public var numberOfComponents: Int { 4 }

    /// The opacity.
    public var alpha: CGFloat { color.alphaComponent }

    /// Returns this colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Whether the components are the same.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// The colour space and the components.
    public var description: String { color.description }
}
#endif
