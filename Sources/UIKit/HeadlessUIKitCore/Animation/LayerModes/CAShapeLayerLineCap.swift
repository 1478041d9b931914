/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Squared off at the end point.
    public static let butt = Self(rawValue: "butt")
    /// A half circle beyond the end point.
    public static let round = Self(rawValue: "round")
    /// A half square beyond the end point.
    public static let square = Self(rawValue: "square")
}
