nonisolated extension UIApplication {
    /// The URL of the application's page in Settings.
    public static let openSettingsURLString = "app-settings:"
    /// The URL of the page in Settings for the application's notifications.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
}
