#if !canImport(Darwin)
/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Filled by the winding rule.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// A line along it.
    case stroke
    /// Filled by the winding rule, and a line along it.
    case fillStroke
    /// Filled by the even-odd rule, and a line along it.
    case eoFillStroke
}
#endif
