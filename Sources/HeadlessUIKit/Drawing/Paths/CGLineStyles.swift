#if !canImport(CoreGraphics)
/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// At its end.
    case butt
    /// With half a circle beyond it.
    case round
    /// With half a square beyond it.
    case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point.
    case miter
    /// In an arc.
    case round
    /// In a straight edge.
    case bevel
}
#endif
