/// The direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}
