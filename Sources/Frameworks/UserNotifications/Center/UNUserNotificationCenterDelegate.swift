import HeadlessUIKit

/// The methods that the notification centre calls on its delegate; all are optional.
///
/// Each has two forms, one with a completion handler and an asynchronous one. Implement only one of them.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks the delegate how to show a notification that arrived in the foreground; by default it is not shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)

    /// Asks the delegate how to show a notification that arrived in the foreground; by default it is not shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Tells the delegate how the user responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Tells the delegate how the user responded to a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Calls the asynchronous form.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        DelegateCall { [weak self, weak center] in
            guard let self, let center else { return }
            completionHandler(await self.userNotificationCenter(center, willPresent: notification))
        }
        .begin()
    }

    /// Returns no options: the notification is not shown.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Calls the asynchronous form.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        DelegateCall { [weak self, weak center] in
            guard let self, let center else { return }
            await self.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
        .begin()
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

extension DelegateRole {
    static let notificationDelegate = DelegateRole(
        "UNUserNotificationCenterDelegate",
        unasked: """
            userNotificationCenter(_: UNUserNotificationCenter, openSettingsFor: UNNotification?) -> ()
            """
    ) { $0 is any UNUserNotificationCenterDelegate.Type }
}
