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
