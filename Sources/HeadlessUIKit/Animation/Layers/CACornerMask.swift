/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners' bits, as Core Animation has them.
    public let rawValue: UInt

    /// Makes corners of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// In a view, the upper left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// In a view, the upper right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// In a view, the lower left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// In a view, the lower right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner,
    ]
}

/// In which curve a corner is round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the curve.
    public let rawValue: String

    /// Makes a curve of Core Animation's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// In a curve that begins and ends gently.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
