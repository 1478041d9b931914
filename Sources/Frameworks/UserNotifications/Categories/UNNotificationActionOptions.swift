/// How a notification's action behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device must be unlocked first.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The action is shown as destructive.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The application comes to the foreground.
    public static let foreground = Self(rawValue: 1 << 2)
}
