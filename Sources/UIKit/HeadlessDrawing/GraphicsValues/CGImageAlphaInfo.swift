#if !canImport(Darwin)
/// Where the opacity of a pixel is stored.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// Nowhere.
    case none
    /// Last, with the colours multiplied by it.
    case premultipliedLast
    /// First, with the colours multiplied by it.
    case premultipliedFirst
    /// Last.
    case last
    /// First.
    case first
    /// Last, and not used.
    case noneSkipLast
    /// First, and not used.
    case noneSkipFirst
    /// There is nothing else.
    case alphaOnly
}

#endif
