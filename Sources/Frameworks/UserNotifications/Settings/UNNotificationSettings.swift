/// The notification settings of an application.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the user allows notifications.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether it may show alerts.
    public let alertSetting: UNNotificationSetting
    /// Whether it may play sounds.
    public let soundSetting: UNNotificationSetting
    /// Whether it may set the badge of its icon.
    public let badgeSetting: UNNotificationSetting

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
            guard options.contains(option) else { return .notSupported }
            return status == .authorized || status == .provisional ? .enabled : .disabled
        }
        alertSetting = setting(.alert)
        soundSetting = setting(.sound)
        badgeSetting = setting(.badge)
    }
}
