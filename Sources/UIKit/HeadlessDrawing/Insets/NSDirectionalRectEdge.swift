/// Edges of a rectangle, with leading and trailing in place of left and right.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of edges of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Self(rawValue: 1 << 0)
    /// The leading edge: the left one, where text runs to the right.
    public static let leading = Self(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The trailing edge: the right one, where text runs to the right.
    public static let trailing = Self(rawValue: 1 << 3)
    /// All four edges.
    public static let all: Self = [.top, .leading, .bottom, .trailing]
}
