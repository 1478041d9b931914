import Foundation
import HeadlessUIKit

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
        DelegateCall { [weak self, weak center] in
            guard let self, let center else { return }
            completionHandler(await self.userNotificationCenter(center, willPresent: notification))
        }
        .begin()
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

/// Something for a task of an application that does not keep it alive until it begins.
///
/// In a program that runs no tasks, such as a synchronous one, it never begins.
@MainActor
private final class DelegateCall {
    private weak var application: UIApplication?
    private let body: @MainActor () async -> Void

    init(_ body: @escaping @MainActor () async -> Void) {
        application = .shared
        self.body = body
    }

    func begin() {
        // What a task inherits, it keeps: the application among it.
        Task.detached { await self.run() }
    }

    private func run() async {
        guard let application else { return }
        await UIApplication.withShared(application) { await body() }
    }
}

extension DelegateProtocol {
    static let notification = DelegateProtocol("UNUserNotificationCenterDelegate") {
        $0 is any UNUserNotificationCenterDelegate.Type
    }
}

extension DelegateRole {
    static let notificationDelegate = DelegateRole(.notification)
}
