import Foundation

/// A notification that is to be delivered.
public final class UNNotificationRequest: NSObject {
    /// What names it: one that is added under the same name replaces it.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is delivered; at once if `nil`.
    public let trigger: UNNotificationTrigger?

    /// Makes a request; changing the content afterwards does not change it.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(copyOf: content)
        self.trigger = trigger
    }
}

/// A notification that was delivered.
public final class UNNotification: NSObject {
    /// When it was.
    public let date: Date
    /// What asked for it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What a user did with a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The action: of the notification's category, ``UNNotificationDefaultActionIdentifier`` for a tap on it, or
    /// ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What a user typed for a notification's action.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action that is a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action that is doing away with the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
