import FailureReporting
import HeadlessUIKit

extension SystemPermission {
    /// The permission to show notifications.
    public static let notifications = SystemPermission(
        "notifications", question: "“%@” Would Like to Send You Notifications")
}

extension SimulatedDevice {
    /// The application's notifications on the device.
    var notifications: NotificationStore { service(NotificationStore.self) }

    /// Responds to a delivered notification as its user can: by a tap, an action of its category, or dismissing it.
    ///
    /// The application comes to the front for a tap and for actions with the option `foreground`. For others it stays
    /// in the background, and is launched there if it is not running. Its delegate is called with `didReceive`; for a
    /// dismissal only if the category has the option `customDismissAction`.
    ///
    /// - Parameters:
    ///   - identifier: the identifier of the notification's request. It is a failure if it has not been delivered.
    ///   - actionIdentifier: the action; by default, a tap on the notification. It is a failure if the notification's
    ///     category does not have it.
    ///   - userText: the text that the user types, for an action that takes text.
    public func respondToNotification(
        _ identifier: String, actionIdentifier: String = UNNotificationDefaultActionIdentifier,
        userText: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            guard let notification = notifications.notification(identifier) else {
                let names = notifications.delivered.map(\.request.identifier)
                NotificationFailure.notDelivered(identifier, delivered: names).record()
                return
            }
            let own = [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier]
            let actions = notifications.actions(of: notification)
            guard
                own.contains(actionIdentifier)
                    || actions.contains(where: { $0.identifier == actionIdentifier })
            else {
                NotificationFailure.noAction(
                    actionIdentifier, of: identifier, actions: actions.map(\.identifier)
                ).record()
                return
            }
            notifications.respond(
                userText.map { UNTextInputNotificationResponse(notification, actionIdentifier, $0) }
                    ?? UNNotificationResponse(notification, actionIdentifier))
        }
    }

    /// Delivers a remote notification immediately, if the application may show notifications.
    ///
    /// One with the key `content-available` also goes to the application's delegate, by
    /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`: in the background, where the application is
    /// launched if it is not running. What it answers is in `remoteNotificationResults`. Without an alert or a badge that
    /// is all.
    ///
    /// - Parameters:
    ///   - userInfo: the payload; under `aps` the system's keys: `alert`, a string or a dictionary of `title`,
    ///     `subtitle` and `body`; `badge`, `category` and `thread-id`.
    ///   - identifier: the identifier of its request.
    public func deliverPush(
        _ userInfo: [AnyHashable: Any], identifier: String = "push", fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            let system = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
            if system["content-available"] as? Int == 1 {
                deliverSilentPush(userInfo)
                if system["alert"] == nil, system["badge"] == nil { return }
            }
            let content = UNMutableNotificationContent()
            content.userInfo = userInfo
            if let text = system["alert"] as? String { content.body = text }
            if let texts = system["alert"] as? [AnyHashable: Any] {
                content.title = texts["title"] as? String ?? ""
                content.subtitle = texts["subtitle"] as? String ?? ""
                content.body = texts["body"] as? String ?? ""
            }
            content.badge = (system["badge"] as? Int).map { NSNumber(value: $0) }
            content.categoryIdentifier = system["category"] as? String ?? ""
            content.threadIdentifier = system["thread-id"] as? String ?? ""
            notifications.deliver(
                UNNotificationRequest(
                    identifier: identifier, content: content, trigger: UNPushNotificationTrigger()))
        }
    }
}
