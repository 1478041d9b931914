import Foundation

/// The shadow of text, as the value of the attribute `shadow`.
///
/// It is not an `NSObject`: Foundation could not compare it as an attribute's value on Linux.
open class NSShadow: Hashable {
    /// The offset, in points; none unless set.
    open var shadowOffset = CGSize.zero {
        didSet {
            if !shadowOffset.isFinite {
                NumberFailure.notFinite("shadowOffset", of: "\(type(of: self))", shadowOffset.shortText)
                    .record()
                shadowOffset = oldValue
            }
        }
    }

    /// The blur radius, in points; none unless set.
    open var shadowBlurRadius: CGFloat = 0 {
        didSet {
            shadowBlurRadius.keepFinite(or: oldValue, "shadowBlurRadius", of: "\(type(of: self))")
        }
    }

    /// The colour, a ``UIColor`` or a `CGColor`; black with a third of the opacity unless set, and no shadow if `nil`.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Makes a shadow without offset and blur.
    public init() {}

    /// Whether both have equal values.
    public static func == (left: NSShadow, right: NSShadow) -> Bool { left.values == right.values }

    /// Hashes the values.
    open func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// The shadow of a display list; `nil` without a colour.
    final var values: DisplayList.Shadow? {
        let color = shadowColor as? UIColor ?? (shadowColor as? CGColor).map { UIColor(cgColor: $0) }
        return color.map { .init(offset: shadowOffset, blur: shadowBlurRadius, color: $0.fixed) }
    }
}

extension NSAttributedString.Key {
    /// The shadow: an ``NSShadow``.
    public static let shadow = Self(rawValue: "NSShadow")
}

extension UIColor {
    /// The colour for the current traits.
    package var fixed: UIColor { isDynamic ? resolvedColor(with: .current) : self }
}
