import Foundation

/// How sizes grow with the size that the user wants text to have, by a role of text.
///
/// ```swift
/// let metrics = UIFontMetrics(forTextStyle: .body)
/// title.font = metrics.scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
/// title.adjustsFontForContentSizeCategory = true
/// spacing = metrics.scaledValue(for: 8)
/// ```
///
/// Sizes grow as the distance of the role's lines does, and are rounded to whole pixels. Apple does not say how they
/// grow; this is what was measured: 17 by `body` is 16.33 at `medium`, where lines are 21 points apart and not 22
/// (https://jaredsinclair.com/2024/03/02/scaled-metrics.html).
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Those of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Makes those of a role of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// A font at the size that belongs to the size of text; `font` has the one for the usual size `large`.
    ///
    /// A font that follows the size of text already, such as a preferred one, is returned as it is.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// A font at the size that belongs to the size of text, but not above a limit in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font at the size that belongs to the size of text of traits, or to the user's with `nil`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, upTo: nil, traitCollection)
    }

    /// A font at the size that belongs to the size of text of traits, or to the user's with `nil`, up to a limit.
    ///
    /// - Parameters:
    ///   - font: at the size for the usual size of text.
    ///   - maximumPointSize: in points; 0 for no limit.
    ///   - traitCollection: what has the size of text.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, upTo: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
    }

    /// A distance for the size of text; `value` is that for the usual size `large`.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A distance for the size of text of traits, or for the user's with `nil`; in whole pixels.
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
            size: scaledSize(font.pointSize, upTo: limit, compatibleWith: traits), weight: font.weight,
            isItalic: font.isItalic, scaling: .metrics(self, from: font.pointSize, upTo: limit))
    }

    /// The size of a font that has another one for the usual size of text.
    func scaledSize(_ size: CGFloat, upTo limit: CGFloat?, compatibleWith traits: UITraitCollection?)
        -> CGFloat
    {
        let scaled = scaledValue(for: size, compatibleWith: traits)
        return limit.map { min($0, scaled) } ?? scaled
    }
}
