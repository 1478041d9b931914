#if !canImport(CoreGraphics)
import Foundation

/// A 3×3 matrix that moves, scales, turns and skews points of the plane; its last column is fixed.
///
/// A point is a row, and the matrix stands to its right:
///
/// ```
///             | a  b  0 |
/// [ x  y  1 ] | c  d  0 |
///             | tx ty 1 |
/// ```
///
/// What is added to a transform comes *before* it. Here a point is moved first and scaled then, by which it
/// ends ten points to the right:
///
/// ```swift
/// let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
/// CGPoint.zero.applying(transform)  // (10, 0)
/// ```
///
/// Where the order should read from left to right, use ``concatenating(_:)``.
public struct CGAffineTransform: Hashable, Sendable {
    /// What the horizontal part of a point adds to its new horizontal part.
    public var a: CGFloat
    /// What the horizontal part of a point adds to its new vertical part.
    public var b: CGFloat
    /// What the vertical part of a point adds to its new horizontal part.
    public var c: CGFloat
    /// What the vertical part of a point adds to its new vertical part.
    public var d: CGFloat
    /// How far points move to the right.
    public var tx: CGFloat
    /// How far points move down, in the coordinates of a view.
    public var ty: CGFloat

    /// Makes the transform of nothing but zeros, which takes every point to the origin.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform of the six numbers of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform that moves points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a transform that scales points, away from the origin or towards it.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a transform that turns points about the origin.
    ///
    /// - Parameter angle: in radians; a positive one turns clockwise in the coordinates of a view, whose
    ///   vertical axis points down.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform leaves every point where it is, to the last bit of its six numbers.
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
    /// This transform with a move before it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// This transform with a scaling before it.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// This transform with a turn before it, of an angle in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that does what this one does and then what the other does.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that undoes this one; this one itself where it cannot be undone.
    ///
    /// A transform cannot be undone if it takes the plane to a line or a point, or so nearly that the numbers
    /// to undo it are beyond what a `CGFloat` holds.
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
    /// Reads the six numbers in the order a, b, c, d, tx, ty, as Core Graphics writes them.
    ///
    /// - Throws: what the decoder throws if these are not six numbers.
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

    /// Writes the six numbers in the order a, b, c, d, tx, ty, as Core Graphics does.
    ///
    /// - Throws: what the encoder throws, as it may for numbers that are not finite.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try numbers.encode(number)
        }
    }
}
#endif
