#if !canImport(CoreGraphics)
import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable {
    /// The part that points to the right.
    public var dx: CGFloat
    /// The part that points down, in the coordinates of a view.
    public var dy: CGFloat

    /// Makes the vector of length zero.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector of its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector of length zero.
    public static let zero = CGVector()
}

extension CGVector: Codable {
    /// Reads the two parts in the order dx, dy, as Core Graphics writes them.
    ///
    /// - Throws: what the decoder throws if these are not two numbers.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    /// Writes the two parts in the order dx, dy, as Core Graphics does.
    ///
    /// - Throws: what the encoder throws, as it may for numbers that are not finite.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
#endif
