/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of edges of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Self(rawValue: 1 << 0)
    /// The left edge.
    public static let left = Self(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The right edge.
    public static let right = Self(rawValue: 1 << 3)
    /// Every edge, with all bits set as in UIKit.
    public static let all = Self(rawValue: .max)
}
