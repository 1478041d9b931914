/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits, as Core Animation numbers them.
    public let rawValue: UInt

    /// Makes a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner, in a view.
    public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
    /// The upper right corner, in a view.
    public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
    /// The lower left corner, in a view.
    public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
    /// The lower right corner, in a view.
    public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

    static let all: Self = [
        layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner,
    ]
}
