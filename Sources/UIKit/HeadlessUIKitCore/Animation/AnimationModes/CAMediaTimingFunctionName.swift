/// The name of a standard timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's text for the name.
    public let rawValue: String

    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = Self(rawValue: "linear")
    /// Slow at the beginning: a cubic Bézier curve with the points (0.42, 0) and (1, 1).
    public static let easeIn = Self(rawValue: "easeIn")
    /// Slow at the end: (0, 0) and (0.58, 1).
    public static let easeOut = Self(rawValue: "easeOut")
    /// Slow at the beginning and at the end: (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The curve of the system's own animations: (0.25, 0.1) and (0.25, 1).
    public static let `default` = Self(rawValue: "default")
}
