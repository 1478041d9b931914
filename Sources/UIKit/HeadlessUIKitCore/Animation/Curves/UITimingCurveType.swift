/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the standard curves.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
}
