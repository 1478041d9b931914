import Foundation

/// Scales fonts and distances with the user's preferred text size, by a text style.
///
/// ```swift
/// let metrics = UIFontMetrics(forTextStyle: .body)
/// title.font = metrics.scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
/// title.adjustsFontForContentSizeCategory = true
/// spacing = metrics.scaledValue(for: 8)
/// ```
///
/// Sizes grow in proportion to the style's leading (the distance of its baselines), and are rounded to whole pixels.
/// Apple does not document the rule; this is what was measured: 17 by `body` is 16.33 at `medium`, where the leading
/// is 21 points and not 22 (https://jaredsinclair.com/2024/03/02/scaled-metrics.html).
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Makes the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled to the user's text size; `font` has the size for the default text size `large`.
    ///
    /// A font that scales already, such as a preferred one, is returned unchanged.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// Returns a font scaled to the user's text size, up to a limit in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font scaled to the text size of traits, or to the user's if `nil`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, upTo: nil, traitCollection)
    }

    /// Returns a font scaled to the text size of traits, or to the user's if `nil`, up to a limit.
    ///
    /// - Parameter maximumPointSize: in points; 0 for no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, upTo: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
    }

    /// Returns a distance scaled to the user's text size; `value` is for the default text size `large`.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a distance scaled to the text size of traits, or to the user's if `nil`; in whole pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
    {
        let usual = DynamicTypeTable.entry(style, .large).leading
        let leading = DynamicTypeTable.entry(style, .inForce(traitCollection)).leading
        guard leading != usual else { return value }
        let scale = traitCollection?.displayScale ?? 0
        let pixels = scale > 0 ? scale : UITraitCollection.device.displayScale
        return (value * leading / usual * pixels).rounded() / pixels
    }

    private func scaled(_ font: UIFont, upTo limit: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        guard font.scaling == nil else { return font }
        return UIFont(
            size: scaledSize(font.pointSize, upTo: limit, compatibleWith: traits), font.face,
            scaling: UIFont.Scaling(
                rule: .metrics(self, from: font.pointSize, upTo: limit), category: .inForce(traits)))
    }

    /// Returns the scaled size of a font that has `size` at the default text size.
    func scaledSize(_ size: CGFloat, upTo limit: CGFloat?, compatibleWith traits: UITraitCollection?)
        -> CGFloat
    {
        let scaled = scaledValue(for: size, compatibleWith: traits)
        return limit.map { min($0, scaled) } ?? scaled
    }
}
