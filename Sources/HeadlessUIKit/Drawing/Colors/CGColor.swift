#if !canImport(CoreGraphics)
import Foundation

/// A colour as layers and animations of layers take it: red, green, blue and opacity, in the sRGB range.
///
/// Two are equal if their components are.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    private let color: UIColor

    /// Makes a colour of its three primaries and its opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour of its three primaries and its opacity, each from 0 to 1.
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

    /// The red, the green, the blue and the opacity.
    public var components: [CGFloat]? {
        [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
    }

    /// How many components there are, the opacity among them.
    public var numberOfComponents: Int { 4 }

    /// The opacity.
    public var alpha: CGFloat { color.alphaComponent }

    /// This colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Whether the components are the same.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Adds the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// The colour space and the components.
    public var description: String { color.description }
}
#endif
