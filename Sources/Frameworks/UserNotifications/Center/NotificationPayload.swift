import HeadlessUIKit

/// The user's response to a notification, for which the application is launched or brought to the front.
struct NotificationPayload: LaunchPayload {
    let response: UNNotificationResponse

    func add(to options: inout [UIApplication.LaunchOptionsKey: Any]) {
        let request = response.notification.request
        if request.trigger is UNPushNotificationTrigger {
            options[.remoteNotification] = request.content.userInfo
        }
    }

    func add(to options: UIScene.ConnectionOptions) {
        options[UNNotificationResponse.self] = response
    }

    func deliver(to application: UIApplication) {
        UNUserNotificationCenter.delegate(of: application.process)?
            .userNotificationCenter(.current(), didReceive: response) {}
    }
}

extension UIScene.ConnectionOptions {
    /// The user's response to the notification that the scene is connected for, if any.
    public var notificationResponse: UNNotificationResponse? { self[UNNotificationResponse.self] }
}
