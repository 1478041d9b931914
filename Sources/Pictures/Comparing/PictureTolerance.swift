import HeadlessUIKit

/// How much two pictures may differ and still be taken as equal.
///
/// ```swift
/// shouldLookLike("Receipt", tolerance: PictureTolerance(distance: 0.5, color: 0.02))
/// ```
///
/// Texts, fonts, images, opacities and line widths have no tolerance.
public struct PictureTolerance: Hashable, Sendable {
    /// The distance in points that an edge, a point of a shape or the origin of a text may have from where it was
    /// expected.
    public var distance: CGFloat
    /// The difference that each component of a colour may have, opacity included: 0 for none, 1 for any colour.
    public var color: CGFloat

    /// Makes a tolerance.
    ///
    /// - Parameters:
    ///   - distance: in points; a negative one, or one that is not finite, makes each comparison fail with the value.
    ///   - color: a difference of colour components from 0 to 1; another value makes each comparison fail with the
    ///     value.
    public init(distance: CGFloat = 0, color: CGFloat = 0) {
        (self.distance, self.color) = (distance, color)
    }

    /// No difference at all.
    public static let none = PictureTolerance()

    /// Why nothing can be compared with it; `nil` if it can.
    package var problem: String? {
        if !distance.isFinite || distance < 0 {
            return "the tolerance's distance is \(distance), which is not a number of points from 0"
        }
        return (0...1).contains(color)
            ? nil : "the tolerance's color is \(color), which is not between 0 and 1"
    }
}
