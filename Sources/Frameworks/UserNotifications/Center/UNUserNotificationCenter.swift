import HeadlessUIKit

/// Manages an application's notifications: permission, requests, categories and what has been delivered.
///
/// Requests wait on the virtual clock and outlive the application's process. A notification that is delivered in the
/// background shows a banner, a view that tests can find and tap. It stays until the user responds to it or another
/// banner replaces it. The centre may be stored, as in a static property: it means that of the test that runs.
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
    private static let shared = UNUserNotificationCenter()

    private var device: SimulatedDevice? { UIApplication.shared.device }

    private override nonisolated init() { super.init() }

    /// Returns the application's notification centre: one object, which speaks of the test that runs.
    public static func current() -> UNUserNotificationCenter { shared }

    /// What ends with the application's process.
    private final class Part {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    /// The delegate of a process of the application.
    static func delegate(of process: ApplicationProcess) -> (any UNUserNotificationCenterDelegate)? {
        process.part(Part.self) { Part() }.delegate
    }

    /// The delegate. Set it before the launch is over, so that it is told of the response that led to the launch.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { Self.delegate(of: UIApplication.shared.process) }
        set {
            UIApplication.shared.process.part(Part.self) { Part() }.delegate = newValue
            UncalledMethods.report(newValue, as: .notificationDelegate)
        }
    }

    private var store: NotificationStore? { device?.notifications }

    private func later(_ action: @escaping @MainActor () -> Void) {
        device?.inTurnOfItsOwn("notification centre", action)
    }

    // MARK: Permission

    /// Shows the permission alert for notifications, unless the user has answered it; `provisional` shows none.
    ///
    /// - Parameter completionHandler: called in a separate turn, once the user has answered, with whether it is
    ///   allowed. The error is always `nil`.
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

    /// Shows the permission alert for notifications, unless the user has answered it; `provisional` shows none.
    ///
    /// Returns immediately if the user has answered before, so that a test can await it without moving the clock.
    ///
    /// - Returns: whether it is allowed.
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

    /// Calls a handler with the application's notification settings, in a separate turn.
    public func getNotificationSettings(
        completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
    ) {
        later { completionHandler(self.settings) }
    }

    /// Returns the application's notification settings.
    public func notificationSettings() async -> UNNotificationSettings { settings }

    // MARK: Categories

    /// Sets the categories of notifications, with the actions that they offer.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        store?.categories = categories.sorted { $0.identifier < $1.identifier }
    }

    /// Calls a handler with the categories of notifications, in a separate turn.
    public func getNotificationCategories(
        completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
    ) {
        later { completionHandler(Set(self.store?.categories ?? [])) }
    }

    // MARK: Requests

    /// Adds a request; a pending one with the same identifier is replaced.
    ///
    /// A notification is delivered only if the user allows notifications at that time.
    ///
    /// - Parameter completionHandler: called in a separate turn, with ``UNError/Code/notificationsNotAllowed`` if
    ///   the user has denied notifications; then nothing is added.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        guard let store else { return }
        let error = store.status == .denied ? UNError(.notificationsNotAllowed) : nil
        if error == nil { store.add(request) }
        if let completionHandler { later { completionHandler(error) } }
    }

    /// Adds a request; a pending one with the same identifier is replaced.
    ///
    /// - Throws: ``UNError/Code/notificationsNotAllowed`` if the user has denied notifications; then nothing is added.
    public func add(_ request: UNNotificationRequest) async throws {
        guard let store else { return }
        if store.status == .denied { throw UNError(.notificationsNotAllowed) }
        store.add(request)
    }

    /// Calls a handler with the pending requests, in the order in which they were added, in a separate turn.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
    ) {
        later { completionHandler(self.store?.pendingRequests ?? []) }
    }

    /// Returns the pending requests, in the order in which they were added.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        store?.pendingRequests ?? []
    }

    /// Removes pending requests by their identifiers.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        store?.removePending { identifiers.contains($0) }
    }

    /// Removes all pending requests.
    public func removeAllPendingNotificationRequests() {
        store?.removePending { _ in true }
    }

    // MARK: Delivered

    /// Calls a handler with the notifications in Notification Center, the oldest first, in a separate turn.
    public func getDeliveredNotifications(completionHandler: @escaping @MainActor ([UNNotification]) -> Void)
    {
        later { completionHandler(self.store?.delivered ?? []) }
    }

    /// Returns the notifications in Notification Center, the oldest first.
    public func deliveredNotifications() async -> [UNNotification] { store?.delivered ?? [] }

    /// Removes notifications from Notification Center, by their requests' identifiers.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        store?.removeDelivered { identifiers.contains($0) }
    }

    /// Removes all notifications from Notification Center.
    public func removeAllDeliveredNotifications() {
        store?.removeDelivered { _ in true }
    }

    // MARK: Badge

    /// Sets the badge number of the application's icon; 0 removes it.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        device?.iconBadgeNumber = newBadgeCount
        if let completionHandler { later { completionHandler(nil) } }
    }
}
