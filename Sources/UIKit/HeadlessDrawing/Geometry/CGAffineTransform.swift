#if !canImport(Darwin)
import Foundation

/// A 3×3 matrix that translates, scales, rotates and skews points of the plane; its last column is fixed.
///
/// A point is a row, and the matrix stands to its right:
///
/// ```
///             | a  b  0 |
/// [ x  y  1 ] | c  d  0 |
///             | tx ty 1 |
/// ```
///
/// What is added to a transform is applied *before* it. Here a point is translated first and then scaled, so
/// it ends ten points to the right:
///
/// ```swift
/// let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
/// CGPoint.zero.applying(transform)  // (10, 0)
/// ```
///
/// Where the order should read from left to right, use ``concatenating(_:)``.
public struct CGAffineTransform: Hashable, Sendable {
    /// The factor from x to the new x.
    public var a: CGFloat
    /// The factor from x to the new y.
    public var b: CGFloat
    /// The factor from y to the new x.
    public var c: CGFloat
    /// The factor from y to the new y.
    public var d: CGFloat
    /// The translation to the right.
    public var tx: CGFloat
    /// The translation down, in the coordinates of a view.
    public var ty: CGFloat

    /// Makes a transform of zeros, which maps every point to the origin.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from the six numbers of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scaling, from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a rotation about the origin.
    ///
    /// - Parameter angle: in radians; a positive angle rotates clockwise in the coordinates of a view, whose
    ///   vertical axis points down.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that does not change any point.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform does not change any point: its six numbers equal those of ``identity``.
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
    /// Returns this transform with a translation before it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns this transform with a scaling before it.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns this transform with a rotation before it, by an angle in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that applies this one and then the other.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the inverse transform; this one itself if it has none.
    ///
    /// A transform has no inverse if it maps the plane to a line or a point, or so nearly that the numbers of
    /// the inverse are beyond what a `CGFloat` holds.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant.isNormal else { return self }
        let inverse = CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
        return inverse.isFinite ? inverse : self
    }
}

extension CGAffineTransform: Codable {
    /// Decodes the six numbers in the order a, b, c, d, tx, ty, as Core Graphics encodes them.
    ///
    /// - Throws: the decoder's error if these are not six numbers.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(
            a: try numbers.decode(CGFloat.self),
            b: try numbers.decode(CGFloat.self),
            c: try numbers.decode(CGFloat.self),
            d: try numbers.decode(CGFloat.self),
            tx: try numbers.decode(CGFloat.self),
            ty: try numbers.decode(CGFloat.self))
    }

    /// Encodes the six numbers in the order a, b, c, d, tx, ty, as Core Graphics does.
    ///
    /// - Throws: the encoder's error, for example for numbers that are not finite.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try numbers.encode(number)
        }
    }
}
#endif
