/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of corners of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left one.
    public static let topLeft = Self(rawValue: 1 << 0)
    /// The upper right one.
    public static let topRight = Self(rawValue: 1 << 1)
    /// The lower left one.
    public static let bottomLeft = Self(rawValue: 1 << 2)
    /// The lower right one.
    public static let bottomRight = Self(rawValue: 1 << 3)
    /// Every corner, with all bits set as in UIKit.
    public static let allCorners = Self(rawValue: .max)
}
