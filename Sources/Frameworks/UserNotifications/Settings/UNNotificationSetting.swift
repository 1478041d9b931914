/// Whether a kind of notification is enabled.
public enum UNNotificationSetting: Int, Hashable, Sendable {
    /// The application has not requested it.
    case notSupported
    /// The user does not allow it.
    case disabled
    /// The user allows it, or has not been asked because delivery is provisional.
    case enabled
}
