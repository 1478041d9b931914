/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the type.
    public let rawValue: String

    /// Makes a type from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = Self(rawValue: "axial")
    /// From the centre of an ellipse outwards.
    public static let radial = Self(rawValue: "radial")
    /// Around a point.
    public static let conic = Self(rawValue: "conic")
}
