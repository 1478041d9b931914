/// Whether a gradient's colours fill what is before its start and behind its end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Core Graphics numbers them.
    public let rawValue: UInt32

    /// Makes a set of options from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour fills what is before the start.
    public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
    /// The last colour fills what is behind the end.
    public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}
