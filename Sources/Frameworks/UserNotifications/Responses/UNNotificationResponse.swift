/// A user's response to a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action that the user chose, one of the notification's category.
    ///
    /// It is ``UNNotificationDefaultActionIdentifier`` for a tap on the notification, and
    /// ``UNNotificationDismissActionIdentifier`` for dismissing it.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action for a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action for dismissing the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
