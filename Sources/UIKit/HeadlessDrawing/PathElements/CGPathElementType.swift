#if !canImport(Darwin)
/// The types of path elements.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Begins a subpath at a point; one point.
    case moveToPoint
    /// A straight line to a point; one point.
    case addLineToPoint
    /// A curve with one control point; two points.
    case addQuadCurveToPoint
    /// A curve with two control points; three points.
    case addCurveToPoint
    /// A line to the beginning of the subpath; no point.
    case closeSubpath
}
#endif
