#if !canImport(Darwin)
/// How text is drawn.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    /// Filled.
    case fill
    /// As lines.
    case stroke
    /// Filled, with lines around.
    case fillStroke
    /// Not visible.
    case invisible
    /// Filled, and added to the clip.
    case fillClip
    /// As lines, and added to the clip.
    case strokeClip
    /// Filled with lines around, and added to the clip.
    case fillStrokeClip
    /// Added to the clip alone.
    case clip
}
#endif
