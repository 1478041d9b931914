import FailureReporting
import Foundation
import HeadlessUIKit

extension SystemPermission {
    /// To show notifications.
    public static let notifications = SystemPermission(
        "notifications", question: "“%@” Would Like to Send You Notifications")
}

extension SimulatedDevice {
    /// The notifications that it has for the application.
    var notifications: NotificationStore { service(NotificationStore.self) }

    /// Does with a delivered notification what its user can do beside tapping its banner: an action of its category,
    /// or doing away with it.
    ///
    /// The application comes to the front for a tap and for actions that say so; for others it goes on out of sight, and
    /// one that does not run is launched there. Its delegate hears `didReceive`.
    ///
    /// - Parameters:
    ///   - identifier: the name of the notification's request. If none of it has been delivered, that is a failure.
    ///   - actionIdentifier: the action; a tap on the notification unless said. One that its category does not have is a
    ///     failure.
    ///   - userText: what the user types, for an action that takes text.
    public func respondToNotification(
        _ identifier: String, actionIdentifier: String = UNNotificationDefaultActionIdentifier,
        userText: String? = nil
    ) {
        guard let notification = notifications.notification(identifier) else {
            let names = notifications.delivered.map(\.request.identifier)
            NotificationFailure.notDelivered(identifier, delivered: names).record()
            return
        }
        let own = [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier]
        let actions = notifications.actions(of: notification)
        guard own.contains(actionIdentifier) || actions.contains(where: { $0.identifier == actionIdentifier })
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

    /// Delivers a notification from afar, at once.
    ///
    /// - Parameters:
    ///   - userInfo: what it carries; under `aps` the system's own: `alert`, a text or a dictionary of `title`, `subtitle`
    ///     and `body`, `badge`, `category` and `thread-id`.
    ///   - identifier: what names it.
    public func deliverPush(_ userInfo: [AnyHashable: Any], identifier: String = "push") {
        let system = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
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
