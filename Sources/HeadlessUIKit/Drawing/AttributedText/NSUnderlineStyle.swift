/// How a line under or through a text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style's bits, as UIKit has them.
    public let rawValue: Int

    /// Makes a style of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// In dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// In dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// In dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// In dashes and two dots each.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Not under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
