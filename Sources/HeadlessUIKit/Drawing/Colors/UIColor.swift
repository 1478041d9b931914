import Foundation

/// A colour of red, green, blue and opacity, which never changes; or one that depends on traits.
///
/// A component is 0 at its least and 1 at its most. As in UIKit, a number outside of that is kept: it stands
/// for a colour that the sRGB range cannot show.
///
/// Two colours are equal if their four components are, in whichever way they were made. UIKit also tells the
/// colour spaces apart, so that white made with `init(white:alpha:)` is not white made of three primaries;
/// here it is. A colour that depends on traits is equal to none that does not, even while they look the same.
///
/// It is no `NSObject`: as a value in a text's attributes Foundation could not compare it on Linux.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    package var redComponent: CGFloat { components.red }
    package var greenComponent: CGFloat { components.green }
    package var blueComponent: CGFloat { components.blue }
    package var alphaComponent: CGFloat { components.alpha }

    /// Makes a colour of its three primaries and its opacity.
    ///
    /// - Parameters:
    ///   - red: from 0 to 1, and beyond for an extended colour; `green` and `blue` likewise.
    ///   - alpha: 0 for a colour that is not there, 1 for one that hides what is behind it.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Makes a colour that depends on traits.
    ///
    /// Whenever it is to be shown or asked for its components, `dynamicProvider` is asked, with the view's traits or
    /// else the current ones. One whose answers lead to one another without end is a failure, and clear.
    ///
    /// ```swift
    /// let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    /// ```
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provided(ColorProvider(color: dynamicProvider)))
    }

    /// Makes a grey.
    ///
    /// - Parameters:
    ///   - white: 0 for black, 1 for white.
    ///   - alpha: the opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour of its place on the colour wheel, how colourful and how bright it is.
    ///
    /// - Parameters:
    ///   - hue: the part of a full turn from red by way of green and blue; cut to 0...1, NaN counts as 0.
    ///   - saturation: 0 for a grey, 1 for a pure colour; cut to 0...1, NaN counts as 0.
    ///   - brightness: 0 for black, 1 for the brightest; kept if it is beyond.
    ///   - alpha: the opacity, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = hue.cutToUnit * 6
        let saturation = saturation.cutToUnit
        // Each primary is a plateau of the wheel, a third of a turn wide with a slope on either side.
        func primary(centredAt centre: CGFloat) -> CGFloat {
            let distance = min(abs(sector - centre), 6 - abs(sector - centre))
            return brightness * (1 - saturation * (distance - 1).cutToUnit)
        }
        self.init(
            red: primary(centredAt: 0), green: primary(centredAt: 2), blue: primary(centredAt: 4),
            alpha: alpha)
    }

    /// This colour with another opacity; one that depends on traits still does.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let components):
            UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
        case .faded(let color, _): UIColor(.faded(color, alpha))
        case .variants, .provided: UIColor(.faded(self, alpha))
        }
    }

    /// Whether `object` is a colour with the same components, or one that depends on traits in the same way.
    public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content == other.content
    }

    /// A hash of what makes colours equal.
    public var hash: Int { content.hashValue }

    /// Whether both have the same components, or depend on traits in the same way.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

    /// Adds what makes colours equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }

    /// The name of the colour space and the four components: `UIExtendedSRGBColorSpace 1 0.5 0 1`.
    ///
    /// One that depends on traits is described as it is now.
    public var description: String {
        let components = [redComponent, greenComponent, blueComponent, alphaComponent]
        let name = isDynamic ? "UIDynamicColor" : "UIExtendedSRGBColorSpace"
        return ([name] + components.map(\.shortText)).joined(separator: " ")
    }
}

extension CGFloat {
    /// The number cut to 0...1; 0 for NaN.
    package var cutToUnit: CGFloat {
        isNaN ? 0 : Swift.min(1, Swift.max(0, self))
    }
}
