#if !canImport(Darwin)
import Foundation

/// A vector, in points.
public struct CGVector: Hashable, Sendable {
    /// The component to the right.
    public var dx: CGFloat
    /// The component down, in the coordinates of a view.
    public var dy: CGFloat

    /// Makes the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The zero vector.
    public static let zero = CGVector()
}

extension CGVector: Codable {
    /// Decodes the two components in the order dx, dy, as Core Graphics encodes them.
    ///
    /// - Throws: the decoder's error if these are not two numbers.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    /// Encodes the two components in the order dx, dy, as Core Graphics does.
    ///
    /// - Throws: the encoder's error, for example for numbers that are not finite.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
#endif
