#if !canImport(Darwin)
/// How the pixels of a bitmap are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits, as Core Graphics numbers them.
    public let rawValue: UInt32

    /// Makes a value from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = Self(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = Self(rawValue: 1 << 8)
    /// The bits of the byte order.
    public static let byteOrderMask = Self(rawValue: 0x7000)
    /// The default byte order.
    public static let byteOrderDefault: Self = []
    /// 16 bits, the lowest first.
    public static let byteOrder16Little = Self(rawValue: 1 << 12)
    /// 32 bits, the lowest first.
    public static let byteOrder32Little = Self(rawValue: 2 << 12)
    /// 16 bits, the highest first.
    public static let byteOrder16Big = Self(rawValue: 3 << 12)
    /// 32 bits, the highest first.
    public static let byteOrder32Big = Self(rawValue: 4 << 12)
}
#endif
