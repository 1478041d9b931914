#if !canImport(Darwin)
/// The rule that determines which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points with a winding number other than zero.
    case winding
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
}
#endif
