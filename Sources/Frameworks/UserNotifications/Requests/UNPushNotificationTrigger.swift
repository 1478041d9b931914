/// The trigger of a remote notification.
public final class UNPushNotificationTrigger: UNNotificationTrigger {
    init() {
        super.init(repeats: false)
    }
}
