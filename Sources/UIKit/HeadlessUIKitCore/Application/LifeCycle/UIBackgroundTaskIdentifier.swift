/// Identifies a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task: it could not be begun.
    public static let invalid = Self(rawValue: 0)
}
