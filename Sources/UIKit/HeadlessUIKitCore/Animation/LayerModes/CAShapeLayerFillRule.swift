/// The rule that determines which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a winding number other than zero.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Points from which a ray crosses the path an odd number of times.
    public static let evenOdd = Self(rawValue: "even-odd")
}
