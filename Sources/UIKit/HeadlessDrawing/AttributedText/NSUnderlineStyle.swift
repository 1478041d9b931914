/// The style of an underline or a strikethrough.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style's bits, as UIKit numbers them.
    public let rawValue: Int

    /// Makes a style of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = Self(rawValue: 0x01)
    /// One thick line.
    public static let thick = Self(rawValue: 0x02)
    /// Two lines.
    public static let double = Self(rawValue: 0x09)
    /// A dotted line.
    public static let patternDot = Self(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = Self(rawValue: 0x0200)
    /// A line of dashes and dots.
    public static let patternDashDot = Self(rawValue: 0x0300)
    /// A line of dashes, each with two dots.
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    /// A line that skips spaces.
    public static let byWord = Self(rawValue: 0x8000)
}
