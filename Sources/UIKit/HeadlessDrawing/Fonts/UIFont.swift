import Foundation

/// A font at a size, with metrics from a table: those of the system font, whatever its name.
///
/// No font is loaded. Text has the same width on every machine: the widths of characters in each weight, and their
/// tracking at each size, are those of Apple's system font, as far as labels in public nibs show them. Most lines are
/// as wide as on a device to half a percent, nine of ten to one percent. The vertical metrics are those of Apple's
/// system font.
///
/// All measures are in points. A size of zero or less becomes 12, which is what Core Text documents for a
/// size of zero; UIKit requires more than zero and does not document the rest. A size that is not finite
/// becomes 12, too, and is a failure.
///
/// Two fonts are equal if their names, their sizes, the form of their digits and their ``leading`` are: that of the
/// style `body` is not the system font of 17 points.
///
/// It is not an `NSObject`: Foundation could not compare it as an attribute's value on Linux.
public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The font's size. Heights are proportional to it; widths are not, since tracking depends on it.
    public let pointSize: CGFloat
    let face: Face
    let metrics: TextMetrics
    /// What is added to the width of each character.
    let tracking: Tracking
    /// How the size scales with the preferred text size; `nil` if it does not.
    let scaling: Scaling?
    /// The gap between two lines, in points: that of the text style, none without one.
    ///
    /// Baselines are as far apart as the Human Interface Guidelines say for the style, 22 points for `body`. Labels of
    /// several lines in public nibs have that distance, without a gap below the last line.
    public let leading: CGFloat

    package var weight: Weight { face.weight }
    package var isItalic: Bool { face.isItalic }

    package convenience init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
        self.init(size: size, Face(weight: weight, isItalic: isItalic), scaling: nil)
    }

    init(size: CGFloat, _ face: Face, scaling: Scaling? = nil) {
        self.scaling = scaling
        let size = size.finite(elseUsing: Self.sizeForNone, "The size of a font")
        pointSize = size > 0 ? size : Self.sizeForNone
        self.face = face
        leading = Self.leading(atSize: pointSize, scaling)
        metrics = .of(face)
        tracking = face.design == .monospaced ? .none : Tracking(atSize: pointSize)
    }

    /// Makes a font with a name, such as `Avenir-Heavy`; only the empty name has none.
    ///
    /// No font is loaded: the name says how bold the font is and whether it is slanted, and it is measured as the system
    /// font. UIKit's answer of `nil` for a font that is not in the application has no counterpart here.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(size: fontSize, Face(named: fontName))
    }

    /// Makes the font of a descriptor.
    ///
    /// - Parameter pointSize: in points; 0 for the descriptor's, with which the font still scales with the preferred text size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let keepsSize = pointSize == 0 || pointSize == descriptor.pointSize
        self.init(
            size: pointSize == 0 ? descriptor.pointSize : pointSize, descriptor.face,
            scaling: keepsSize ? descriptor.scaling : nil)
    }

    /// The attributes of the font.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }

    private static let sizeForNone: CGFloat = 12

    /// Returns the system font.
    ///
    /// - Parameter weight: the thickness of the strokes; the nearest named weight is used.
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

    /// Returns the system font with characters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var face = Face(weight: weight)
        face.design = .monospaced
        return UIFont(size: fontSize, face)
    }

    /// Returns the system font with digits of one width; those of the system font itself differ, a `1` most.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var face = Face(weight: weight)
        face.hasDigitsOfOneWidth = true
        return UIFont(size: fontSize, face)
    }

    /// Returns this font at another size, which does not scale with the preferred text size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, face)
    }

    /// Whether `object` is an equal font.
    public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && face == other.face && leading == other.leading
    }

    /// A hash of what makes fonts equal.
    public var hash: Int { hashValue }

    /// Whether both have the same name, size, form of digits and leading.
    public static func == (left: UIFont, right: UIFont) -> Bool { left === right || left.isEqual(right) }

    /// Hashes what makes fonts equal.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(face)
        hasher.combine(leading)
    }

    /// The font's name and size: `UIFont .SFUI-Regular 17`.
    public var description: String { "UIFont \(fontName) \(pointSize.shortText)" }
}

extension UIFont {
    /// The width of the text on one line, in points; newlines have none.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package func width(of text: some StringProtocol) -> CGFloat { width(of: text, isKerned: true) }

    /// - Parameter isKerned: whether some pairs of characters stand closer together or further apart.
    func width(of text: some StringProtocol, isKerned: Bool) -> CGFloat {
        width(ofThousandths: metrics.thousandths(of: text, tracking: tracking, isKerned: isKerned))
    }

    /// What is added to the width of two characters that follow each other, in points.
    package func kerning(between first: Character, and second: Character) -> CGFloat {
        width(ofThousandths: metrics.kerning(first.asciiValue, second.asciiValue))
    }

    func width(ofThousandths thousandths: Int) -> CGFloat {
        CGFloat(thousandths) * pointSize / 1000
    }

    func thousandths(of character: Character) -> Int {
        metrics.thousandths(of: character, tracking: tracking)
    }
}
