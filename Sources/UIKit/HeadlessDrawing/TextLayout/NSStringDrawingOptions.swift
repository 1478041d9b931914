/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: Int

    /// Makes a set of options from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text breaks into lines in the width; without it, it is measured as one line for each paragraph.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// The gap between lines of the font counts; the system font has none.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// The glyphs count and not the lines' heights; there are no glyphs, so the lines count. It has no effect
    /// here.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
    /// The last line that fits into the height is truncated where the text goes on.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
