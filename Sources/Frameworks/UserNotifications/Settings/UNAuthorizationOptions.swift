/// What an application asks to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To set the badge of its icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// To play sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// To show alerts.
    public static let alert = Self(rawValue: 1 << 2)
    /// To deliver notifications quietly, without a permission alert.
    public static let provisional = Self(rawValue: 1 << 6)
}
