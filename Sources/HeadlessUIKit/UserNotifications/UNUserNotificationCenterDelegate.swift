import Foundation

/// What an application's code hears of its notifications. All methods may be left out.
///
/// Each comes in two forms, with a completion handler and asynchronous, of which one is to be written.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks how to show a notification that came while the application is in front; not at all unless said.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)

    /// Asks how to show a notification that came while the application is in front; not at all unless said.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Tells what the user did with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Tells what the user did with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Asks by the asynchronous form.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        // One that does not wait for anything is done at once: in a program that runs no tasks, such as a synchronous
        // one, a task that has yet to begin would keep the application alive.
        Task.immediate { @MainActor in
            completionHandler(await userNotificationCenter(center, willPresent: notification))
        }
    }

    /// Not at all.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Tells by the asynchronous form.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task.immediate { @MainActor in
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
