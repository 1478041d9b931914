import FailureReporting
import Foundation

/// Red, green, blue and opacity.
package struct ColorComponents: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    package var alpha: CGFloat
}

/// A dynamic colour's closure, compared by identity.
final class ColorProvider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(color: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.color = color
    }

    static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIColor {
    /// The ways in which a colour is defined.
    indirect enum Content: Hashable, Sendable {
        case fixed(ColorComponents)
        /// For light, for dark, and for elevated content in dark appearance.
        case variants(ColorComponents, ColorComponents, ColorComponents)
        case provided(ColorProvider)
        /// Another colour with its own opacity.
        case faded(UIColor, CGFloat)
        /// An image that is repeated.
        case pattern(UIImage)
    }

    /// How many dynamic colours may lead to each other.
    private static let depthLimit = 32

    /// Returns this colour for some traits; the result does not depend on any.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard isDynamic else { return self }
        return UIColor(.fixed(components(with: traitCollection)))
    }

    package var isDynamic: Bool {
        switch content {
        case .fixed, .pattern: false
        case .variants, .provided, .faded: true
        }
    }

    package var components: ColorComponents {
        if case .fixed(let components) = content { return components }
        return components(with: .current)
    }

    private func components(with traits: UITraitCollection) -> ColorComponents {
        let whole = UITraitCollection(UITraitCollection.device.values.overridden(by: traits.values))
        var color = self
        var alpha: CGFloat?
        for _ in 0..<Self.depthLimit {
            var found: ColorComponents
            switch color.content {
            case .fixed(let components): found = components
            case .pattern: found = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
            case .variants(let light, let dark, let elevated):
                let isDark = whole.userInterfaceStyle == .dark
                found = isDark ? whole.userInterfaceLevel == .elevated ? elevated : dark : light
            case .provided(let provider):
                color = provider.color(whole)
                continue
            case .faded(let inner, let own):
                color = inner
                alpha = alpha ?? own
                continue
            }
            if let alpha { found.alpha = alpha }
            return found
        }
        ColorFailure.neverResolves.record()
        return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// The colour as a grey of the same lightness, in every appearance.
    package var asGrey: UIColor {
        UIColor { [self] traits in
            let color = resolvedColor(with: traits)
            var white: CGFloat = 0
            var alpha: CGFloat = 0
            color.getWhite(&white, alpha: &alpha)
            return UIColor(white: white, alpha: alpha)
        }
    }
}

/// A misuse of colours.
package enum ColorFailure: Failure {
    /// A provider's colours lead to one dynamic colour after the other.
    case neverResolves

    package var description: String {
        "A dynamic colour never resolves: its provider led to 32 dynamic colours in a row. Clear is used instead."
    }
}
