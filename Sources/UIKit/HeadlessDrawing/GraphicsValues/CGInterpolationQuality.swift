#if !canImport(Darwin)
/// How smoothly an image is scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// As the context decides.
    case `default`
    /// Not at all.
    case none
    /// Low.
    case low
    /// High.
    case high
    /// Medium.
    case medium
}
#endif
