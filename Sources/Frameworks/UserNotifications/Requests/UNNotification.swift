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
