/// Whether an animation's values show before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of the mode.
    public let rawValue: String

    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Neither; the default.
    public static let removed = Self(rawValue: "removed")
    /// Its end values after it ends; for an animation that is not removed then.
    public static let forwards = Self(rawValue: "forwards")
    /// Its start values before it begins.
    public static let backwards = Self(rawValue: "backwards")
    /// Its start values before, and its end values after.
    public static let both = Self(rawValue: "both")
}
