/// A user's response to a notification with a typed text.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text that the user typed.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}
