import Foundation

/// The attributes of a font: name or text style, size, weight, slant and design.
///
/// ```swift
/// let title = UIFont.preferredFont(forTextStyle: .title1)
/// let descriptor = title.fontDescriptor.withSymbolicTraits(.traitBold) ?? title.fontDescriptor
/// label.font = UIFont(descriptor: descriptor, size: 0)
/// ```
public final class UIFontDescriptor: NSObject, Sendable {
    let face: UIFont.Face
    /// The size in points; 0 if it is not determined.
    public let pointSize: CGFloat
    let scaling: UIFont.Scaling?

    init(_ face: UIFont.Face, size: CGFloat, scaling: UIFont.Scaling? = nil) {
        self.face = face
        pointSize = size
        self.scaling = scaling
        super.init()
    }

    /// Makes a descriptor of a font with a name, such as `Avenir-Heavy`.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont.Face(named: fontName), size: size)
    }

    /// Makes a descriptor from attributes; without a name or a family, of the system font.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFont.Face(), size: 0, adding: attributes)
    }

    private convenience init(
        _ face: UIFont.Face, size: CGFloat, scaling: UIFont.Scaling? = nil,
        adding attributes: [AttributeName: Any]
    ) {
        var (face, size, scaling) = (face, size, scaling)
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            let font = UIFont.preferredFont(forTextStyle: style)
            (face, size, scaling) = (font.face, font.pointSize, font.scaling)
        }
        if let name = (attributes[.name] ?? attributes[.family]) as? String {
            face = UIFont.Face(named: name)
        }
        if let value = attributes[.size].flatMap(Self.number), value != size {
            (size, scaling) = (value, nil)
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { face.weight = weight.nearestNamed }
            if let weight = traits[.weight].flatMap(Self.number) {
                face.weight = UIFont.Weight(weight).nearestNamed
            }
            if let bits = traits[.symbolic].flatMap(Self.number) {
                face = face.with(SymbolicTraits(rawValue: UInt32(clamping: Int(bits))))
            }
            if let slant = traits[.slant].flatMap(Self.number) { face.isItalic = slant != 0 }
        }
        self.init(face, size: size, scaling: scaling)
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number.isFinite ? number : nil
        case let number as Double: number.isFinite ? number : nil
        case let number as Int: CGFloat(number)
        case let number as UInt32: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// Returns the descriptor of a text style's font, at the user's preferred text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style's font, at the text size of traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The name of the font.
    public var postscriptName: String { face.fontName }

    /// What the font looks like, in broad terms.
    public var symbolicTraits: SymbolicTraits { face.symbolicTraits }

    /// The attributes: name, size and, for a text style's font, the style.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
        if case .style(let style) = scaling?.rule { attributes[.textStyle] = style }
        return attributes
    }

    /// Returns an attribute; `nil` for one that the font does not have.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: face.familyName
        case .face: face.weight.name
        case .traits: [TraitKey.weight: face.weight.rawValue, .symbolic: symbolicTraits.rawValue]
        default: fontAttributes[anAttribute]
        }
    }

    /// Returns the descriptor with other attributes added.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(face, size: pointSize, scaling: scaling, adding: attributes)
    }

    /// Returns the descriptor at another size, which does not scale with the preferred text size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face, size: newPointSize)
    }

    /// Returns the descriptor with other traits in place of its own; bold is the semibold weight, as in UIKit.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(face.with(symbolicTraits), size: pointSize, scaling: scaling)
    }

    /// Returns the descriptor with another design of the system font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var face = face
        face.design = design
        return UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }

    /// Returns the descriptor of another family, with the same weight and slant.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var face = face
        face.name = newFamily
        return UIFontDescriptor(face, size: pointSize)
    }

    /// Whether `object` describes the same font.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return face == other.face && pointSize == other.pointSize
    }

    /// A hash of face and size.
    public override var hash: Int { Hasher.hash(of: face, pointSize) }

    /// The font's name and size.
    public override var description: String { "UIFontDescriptor \(postscriptName) \(pointSize.shortText)" }
}
