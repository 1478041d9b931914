import Foundation
import HeadlessUIKit

/// What an application has to do with the notifications that its device shows for it.
///
/// Requests wait on the virtual clock and outlive the application's process. What comes while the application is out of
/// sight is shown in a banner, a view that can be found and tapped; it stays until something is done with it or
/// another one comes.
///
/// ```swift
/// UNUserNotificationCenter.current().add(
///     UNNotificationRequest(
///         identifier: "plants", content: content,
///         trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
/// SimulatedDevice.current.background(for: .seconds(3600))
/// tapOn(theFirstView(withLabel("Water the plants")))
/// ```
@preconcurrency @MainActor
public final class UNUserNotificationCenter: NSObject {
    private weak var device: SimulatedDevice?

    private init(_ device: SimulatedDevice) {
        self.device = device
    }

    /// The centre of a process of the application; made when it is first asked for.
    static func of(_ process: ApplicationProcess, on device: SimulatedDevice) -> UNUserNotificationCenter {
        process.part(UNUserNotificationCenter.self) { UNUserNotificationCenter(device) }
    }

    /// The current application's.
    public static func current() -> UNUserNotificationCenter {
        let application = UIApplication.shared
        return of(application.process, on: application.device)
    }

    /// Who is told of notifications; set it before the launch is over to be told of the one that led to it.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .notificationDelegate) }
    }

    private var store: NotificationStore? { device?.notifications }

    private func later(_ action: @escaping @MainActor () -> Void) {
        device?.inTurnOfItsOwn("notification centre", action)
    }

    // MARK: Permission

    /// Asks the user for permission, once; `provisional` does not ask.
    ///
    /// - Parameter completionHandler: called in a turn of its own with whether there is permission.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        guard let device, let store else { return }
        noteOptions(options)
        device.permissions.ask(.notifications, on: device) { [weak store] in
            completionHandler(store?.permits ?? false, nil)
        }
    }

    private func noteOptions(_ options: UNAuthorizationOptions) {
        store?.options.formUnion(options)
        if options.contains(.provisional), device?.permissions[.notifications] == nil {
            device?.permissions[.notifications] = .limited
        }
    }

    /// Asks the user for permission, once; returns whether there is.
    ///
    /// Whoever was asked before is not waited for, so that a test can await it without moving the clock.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        noteOptions(options)
        if let store, store.status != .notDetermined { return store.permits }
        return await withUnsafeContinuation { continuation in
            requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted) }
        }
    }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(store?.status ?? .notDetermined, store?.options ?? [])
    }

    /// Calls a handler, in a turn of its own, with what the application may do.
    public func getNotificationSettings(
        completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
    ) {
        later { completionHandler(self.settings) }
    }

    /// What the application may do.
    public func notificationSettings() async -> UNNotificationSettings { settings }

    // MARK: Categories

    /// Sets the kinds of notifications, with what can be done with them.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        store?.categories = categories.sorted { $0.identifier < $1.identifier }
    }

    /// Calls a handler, in a turn of its own, with the kinds of notifications.
    public func getNotificationCategories(
        completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
    ) {
        later { completionHandler(Set(self.store?.categories ?? [])) }
    }

    // MARK: Requests

    /// Adds a notification; one of the same name that waits is replaced.
    ///
    /// - Parameter completionHandler: called in a turn of its own; with an error if the user does not want any, and
    ///   then nothing is added.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        guard let store else { return }
        let error = store.status == .denied ? UNError(.notificationsNotAllowed) : nil
        if error == nil { store.add(request) }
        if let completionHandler { later { completionHandler(error) } }
    }

    /// Calls a handler, in a turn of its own, with the requests that wait, in the order in which they were added.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
    ) {
        later { completionHandler(self.store?.pendingRequests ?? []) }
    }

    /// The requests that wait, in the order in which they were added.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        store?.pendingRequests ?? []
    }

    /// Removes requests that wait, by their names.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        store?.removePending { identifiers.contains($0) }
    }

    /// Removes all requests that wait.
    public func removeAllPendingNotificationRequests() {
        store?.removePending { _ in true }
    }

    // MARK: Delivered

    /// Calls a handler, in a turn of its own, with the notifications in the list, the oldest first.
    public func getDeliveredNotifications(completionHandler: @escaping @MainActor ([UNNotification]) -> Void)
    {
        later { completionHandler(self.store?.delivered ?? []) }
    }

    /// The notifications in the list, the oldest first.
    public func deliveredNotifications() async -> [UNNotification] { store?.delivered ?? [] }

    /// Removes notifications from the list, by their requests' names.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        store?.removeDelivered { identifiers.contains($0) }
    }

    /// Removes all notifications from the list.
    public func removeAllDeliveredNotifications() {
        store?.removeDelivered { _ in true }
    }

    // MARK: Badge

    /// Puts a number on the application's icon; 0 takes it away.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        device?.iconBadgeNumber = newBadgeCount
        if let completionHandler { later { completionHandler(nil) } }
    }
}
