/// How a notification is shown that arrives while its application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sets the badge of the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Plays the sound. Sounds are not simulated.
    public static let sound = Self(rawValue: 1 << 1)
    /// Shows a banner and adds it to Notification Center: the older name for ``banner`` and ``list``.
    public static let alert = Self(rawValue: 1 << 2)
    /// Adds it to Notification Center.
    public static let list = Self(rawValue: 1 << 3)
    /// Shows a banner.
    public static let banner = Self(rawValue: 1 << 4)
}
