/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The set as bits: 1 shifted by each orientation's raw value.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Portrait, upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Portrait, upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// Landscape, with the device's bottom on the right.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// Landscape, with the device's bottom on the left.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}
