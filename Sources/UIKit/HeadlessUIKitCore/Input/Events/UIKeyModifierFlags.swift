/// The modifier keys that are held down during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: Int

    /// Makes a set of keys from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The caps lock key.
    public static let alphaShift = Self(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = Self(rawValue: 1 << 17)
    /// A control key.
    public static let control = Self(rawValue: 1 << 18)
    /// An option key.
    public static let alternate = Self(rawValue: 1 << 19)
    /// A command key.
    public static let command = Self(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = Self(rawValue: 1 << 21)
}
