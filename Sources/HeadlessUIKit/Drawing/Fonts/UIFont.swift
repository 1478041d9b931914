import Foundation

/// A font at a size: always the system font here, with metrics from a table.
///
/// No font is loaded. Text has the same width on every machine: the advance widths are those of a
/// proportional sans serif, and the vertical metrics have the proportions of Apple's system font. Weights
/// from semibold up are wider. Lines break where they would in an app in most cases, but not in all.
///
/// All measures are in points. A size of zero or less becomes 12, which is what Core Text documents for a
/// size of zero; UIKit requires more than zero and does not document the rest. A size that is not finite
/// becomes 12, too, and is a failure.
///
/// Two fonts are equal if their size, weight and slant are.
///
/// It is not an `NSObject`: Foundation could not compare it as an attribute's value on Linux.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The font's size, to which all other measures are proportional.
    public let pointSize: CGFloat
    package let weight: Weight
    package let isItalic: Bool
    private let advances: AdvanceWidths
    /// How the size scales with the preferred text size; `nil` if it does not.
    let scaling: Scaling?

    package convenience init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
        self.init(size: size, weight: weight, isItalic: isItalic, scaling: nil)
    }

    init(size: CGFloat, weight: Weight, isItalic: Bool = false, scaling: Scaling?) {
        self.scaling = scaling
        let size = size.finite(elseUsing: Self.sizeForNone, "The size of a font")
        pointSize = size > 0 ? size : Self.sizeForNone
        self.weight = weight.nearestNamed
        self.isItalic = isItalic
        advances = self.weight.rawValue >= Weight.semibold.rawValue ? .bold : .regular
    }

    private static let sizeForNone: CGFloat = 12

    /// Returns the system font.
    ///
    /// - Parameters:
    ///   - fontSize: in points.
    ///   - weight: the thickness of the strokes; the nearest named weight is used.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// Returns the bold system font: the semibold one, as in UIKit.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .semibold)
    }

    /// Returns the italic system font.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns this font at another size, which does not scale with the preferred text size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isItalic: isItalic)
    }

    /// Whether `object` is a font of the same size, weight and slant.
    public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
    }

    /// A hash of size, weight and slant.
    public var hash: Int { hashValue }

    /// Whether both have the same size, weight and slant.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }

    /// Hashes size, weight and slant.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
    }

    /// The font's name and size: `UIFont .SFUI-Regular 17`.
    public var description: String { "UIFont \(fontName) \(pointSize.shortText)" }
}

extension UIFont {
    /// The width of the text on one line, in points; newlines have none.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package func width(of text: some StringProtocol) -> CGFloat {
        width(ofThousandths: advances.thousandths(of: text))
    }

    /// Converts a width in thousandths of an em to points.
    func width(ofThousandths thousandths: Int) -> CGFloat {
        CGFloat(thousandths) * pointSize / 1000
    }

    /// The advance width of a character, in thousandths of an em.
    func thousandths(of character: Character) -> Int {
        advances.thousandths(of: character)
    }
}
