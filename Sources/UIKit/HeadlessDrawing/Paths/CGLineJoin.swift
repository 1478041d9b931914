#if !canImport(Darwin)
/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off straight.
    case bevel
}
#endif
