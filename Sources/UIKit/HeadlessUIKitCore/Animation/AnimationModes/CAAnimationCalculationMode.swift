/// How a keyframe animation changes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Evenly from value to value; the default.
    public static let linear = Self(rawValue: "linear")
    /// In jumps from value to value.
    public static let discrete = Self(rawValue: "discrete")
    /// Evenly, at one speed for the whole course; key times and timing functions do not count.
    public static let paced = Self(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = Self(rawValue: "cubic")
    /// Along a smooth curve through the values, at one speed between them as `paced`.
    public static let cubicPaced = Self(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
