/// Kinds of media in pages.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Makes kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Media with sound.
    public static let audio = Self(rawValue: 1)
    /// Media with a picture.
    public static let video = Self(rawValue: 2)
    /// All media.
    public static let all = Self(rawValue: .max)
}
