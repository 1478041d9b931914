/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the popover is below its source.
    public static let up = Self(rawValue: 1 << 0)
    /// Down: the popover is above its source.
    public static let down = Self(rawValue: 1 << 1)
    /// To the left: the popover is on the right of its source.
    public static let left = Self(rawValue: 1 << 2)
    /// To the right: the popover is on the left of its source.
    public static let right = Self(rawValue: 1 << 3)
    /// Any.
    public static let any: Self = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = Self(rawValue: .max)
}
