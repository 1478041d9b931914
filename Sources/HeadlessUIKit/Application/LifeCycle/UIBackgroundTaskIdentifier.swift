/// What names a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes an identifier of its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No task: none could be begun.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
