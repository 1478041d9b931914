import Foundation

/// A request to deliver a notification.
public final class UNNotificationRequest: NSObject {
    /// The identifier. Adding a request replaces a pending one with the same identifier.
    public let identifier: String
    /// The notification's content.
    public let content: UNNotificationContent
    /// When it is delivered; immediately if `nil`.
    public let trigger: UNNotificationTrigger?

    /// Makes a request with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(copyOf: content)
        self.trigger = trigger
    }
}

/// A delivered notification.
public final class UNNotification: NSObject {
    /// When it was delivered.
    public let date: Date
    /// The request that it was delivered for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

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

/// A user's response to a notification with a typed text.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text that the user typed.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action for a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action for dismissing the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
