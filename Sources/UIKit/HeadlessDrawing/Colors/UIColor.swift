import Foundation

/// A colour of red, green, blue and opacity, or a dynamic colour, which depends on traits; it is immutable.
///
/// Components range from 0 to 1. As in UIKit, a number outside of that is kept: it stands for a colour that
/// the sRGB range cannot show.
///
/// Two colours are equal if their four components are, in whichever way they were made. UIKit also compares
/// colour spaces, so that white made with `init(white:alpha:)` is not equal to white made of three
/// components; here it is. A dynamic colour is never equal to a static one, even while they look the same.
///
/// It is not an `NSObject`: Foundation could not compare it as an attribute's value on Linux.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    package var redComponent: CGFloat { components.red }
    package var greenComponent: CGFloat { components.green }
    package var blueComponent: CGFloat { components.blue }
    package var alphaComponent: CGFloat { components.alpha }

    /// Makes a colour from its red, green, blue and opacity.
    ///
    /// - Parameter red: from 0 to 1, or outside for an extended colour; `green` and `blue` likewise.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Makes a dynamic colour, which depends on traits.
    ///
    /// Whenever the colour is shown or its components are read, `dynamicProvider` is called with the view's
    /// traits or else the current ones. An endless chain of dynamic colours is a failure, and clear.
    ///
    /// ```swift
    /// let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    /// ```
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provided(ColorProvider(color: dynamicProvider)))
    }

    /// Makes a grey.
    ///
    /// - Parameter white: 0 for black, 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from its hue, saturation and brightness.
    ///
    /// - Parameters:
    ///   - hue: the fraction of a full turn from red through green and blue; clamped to 0...1, NaN counts as 0.
    ///   - saturation: 0 for a grey, 1 for a pure colour; clamped to 0...1, NaN counts as 0.
    ///   - brightness: 0 for black, 1 for the brightest; not clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = hue.cutToUnit * 6
        let saturation = saturation.cutToUnit
        // Each component is a plateau of the colour wheel, a third of a turn wide with a slope on either
        // side.
        func primary(centredAt centre: CGFloat) -> CGFloat {
            let distance = min(abs(sector - centre), 6 - abs(sector - centre))
            return brightness * (1 - saturation * (distance - 1).cutToUnit)
        }
        self.init(
            red: primary(centredAt: 0), green: primary(centredAt: 2), blue: primary(centredAt: 4),
            alpha: alpha)
    }

    /// Returns this colour with another opacity; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let components):
            UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
        case .faded(let color, _): UIColor(.faded(color, alpha))
        case .variants, .provided: UIColor(.faded(self, alpha))
        case .pattern: self
        }
    }

    /// Whether `object` is a colour with equal components, or the same dynamic colour.
    public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content == other.content
    }

    /// A hash of the values that are compared.
    public var hash: Int { content.hashValue }

    /// Whether both have equal components, or are the same dynamic colour.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

    /// Hashes the values that are compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// The name of the colour space and the four components: `UIExtendedSRGBColorSpace 1 0.5 0 1`.
    ///
    /// A dynamic colour is described for the current traits.
    public var description: String {
        if let patternImage { return "UIPatternColor \(patternImage)" }
        let components = [redComponent, greenComponent, blueComponent, alphaComponent]
        let name = isDynamic ? "UIDynamicColor" : "UIExtendedSRGBColorSpace"
        return ([name] + components.map(\.shortText)).joined(separator: " ")
    }
}

extension CGFloat {
    /// The number clamped to 0...1; 0 for NaN.
    package var cutToUnit: CGFloat {
        isNaN ? 0 : Swift.min(1, Swift.max(0, self))
    }
}
