import Foundation

/// A typeface at a size: here always the system's, with measures out of a table.
///
/// No font is loaded. Text has the same width on every machine: the advance widths are those of a proportional
/// sans serif, and the vertical measures have the proportions of Apple's system font. Weights from semibold
/// up are wider. Text laid out here breaks where it would in an app in most cases, yet not in each.
///
/// All measures are in points. A size that is not above zero becomes 12, which is what Core Text documents for a
/// size of zero; UIKit asks for more than zero and does not say what else happens. So does one that is not finite,
/// which is a failure.
///
/// Two fonts are equal if their size, weight and slant are.
///
/// It is no `NSObject`: as a value in a text's attributes Foundation could not compare it on Linux.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The size of the em square, by which all other measures grow.
    public let pointSize: CGFloat
    package let weight: Weight
    package let isItalic: Bool
    private let advances: AdvanceWidths
    /// How the size follows from the size of text; `nil` for a size that does not.
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

    /// The system's font.
    ///
    /// - Parameters:
    ///   - fontSize: in points.
    ///   - weight: the thickness of the strokes; the named weight nearest to it is used.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system's font for what stands out: as in UIKit, the semibold one.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .semibold)
    }

    /// The system's font with a slant.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, isItalic: true)
    }

    /// This font at another size, which does not follow the size of text.
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

    /// Adds size, weight and slant.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
    }

    /// The font's name and size: `UIFont .SFUI-Regular 17`.
    public var description: String { "UIFont \(fontName) \(pointSize.shortText)" }
}

extension UIFont {
    /// The width of the text on one line, in points; what ends a line has none.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package func width(of text: some StringProtocol) -> CGFloat {
        width(ofThousandths: advances.thousandths(of: text))
    }

    /// The width of a distance in thousandths of an em, in points.
    func width(ofThousandths thousandths: Int) -> CGFloat {
        CGFloat(thousandths) * pointSize / 1000
    }

    /// How far a character takes the pen, in thousandths of an em.
    func thousandths(of character: Character) -> Int {
        advances.thousandths(of: character)
    }
}
