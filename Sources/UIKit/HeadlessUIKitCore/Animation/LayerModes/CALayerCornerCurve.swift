/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the curve.
    public let rawValue: String

    /// Makes a curve from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An arc of a circle.
    public static let circular = Self(rawValue: "circular")
    /// A curve that begins and ends smoothly.
    public static let continuous = Self(rawValue: "continuous")
}
