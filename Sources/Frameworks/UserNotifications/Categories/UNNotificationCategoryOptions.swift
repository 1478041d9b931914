/// How notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate is told when the user dismisses one.
    public static let customDismissAction = Self(rawValue: 1 << 0)
}
