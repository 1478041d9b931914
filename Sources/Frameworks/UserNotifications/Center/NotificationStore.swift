import HeadlessUIKit
import TimeLapse

/// The application's notifications on the device, which outlive the application's process.
@MainActor
final class NotificationStore: DeviceService {
    /// A request that waits for its date.
    private final class Pending {
        let request: UNNotificationRequest
        /// When it will be delivered.
        var date: Date
        var work: ScheduledWork?

        init(_ request: UNNotificationRequest, _ date: Date) {
            self.request = request
            self.date = date
        }
    }

    private weak var device: SimulatedDevice?
    private var pending: [Pending] = []
    /// The notifications in Notification Center, the newest last.
    private(set) var delivered: [UNNotification] = []
    var categories: [UNNotificationCategory] = []
    /// The options that the application has requested.
    var options: UNAuthorizationOptions = []

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    private var clock: VirtualClock? { device?.application?.clock }

    /// The pending requests, in the order in which they were added.
    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

    // MARK: Waiting

    func add(_ request: UNNotificationRequest) {
        removePending { $0 == request.identifier }
        guard let clock else { return }
        guard let trigger = request.trigger else {
            device?.inTurnOfItsOwn("notification \(request.identifier)") { [weak self] in
                self?.deliver(request)
            }
            return
        }
        guard let date = trigger.date(after: clock.date) else { return }
        let waiting = Pending(request, date)
        pending.append(waiting)
        schedule(waiting)
    }

    private func schedule(_ waiting: Pending) {
        guard let clock else { return }
        let wait = Duration(finiteSeconds: waiting.date.timeIntervalSince(clock.date)) ?? .zero
        waiting.work = clock.schedule(
            after: max(wait, .zero), every: nil, name: "notification \(waiting.request.identifier)", site: nil
        ) { [weak self] in self?.fire(waiting) }
    }

    private func fire(_ waiting: Pending) {
        waiting.work = nil
        let next = waiting.request.trigger?.date(after: waiting.date)
        if let next, waiting.request.trigger?.repeats == true {
            waiting.date = next
            schedule(waiting)
        } else {
            pending.removeAll { $0 === waiting }
        }
        deliver(waiting.request)
    }

    func removePending(where isIncluded: (String) -> Bool) {
        for waiting in pending where isIncluded(waiting.request.identifier) { waiting.work?.cancel() }
        pending.removeAll { isIncluded($0.request.identifier) }
    }

    /// Cancels the timers of the pending requests, which stay pending.
    func cancelWork() {
        for waiting in pending {
            waiting.work?.cancel()
            waiting.work = nil
        }
    }

    /// Schedules the pending requests again, after the clock's work was cancelled.
    func resumeWork() {
        cancelWork()
        for waiting in pending { schedule(waiting) }
    }

    func applicationWasDeleted() {
        removePending { _ in true }
        (delivered, categories, options) = ([], [], [])
    }

    // MARK: Delivering

    var status: UNAuthorizationStatus {
        switch device?.permissions[.notifications] {
        case nil: .notDetermined
        case .granted, .always, .once: .authorized
        case .limited: .provisional
        case .denied, .restricted: .denied
        }
    }

    /// Whether the application may show notifications.
    var permits: Bool { status == .authorized || status == .provisional }

    /// Delivers a notification if permitted. The system shows it; in the foreground the delegate decides how.
    func deliver(_ request: UNNotificationRequest) {
        guard let device, let application = device.application, let clock else { return }
        guard permits else { return }
        let notification = UNNotification(date: clock.date, request: request)
        guard application.process.phase != .over, application.process.state != .background else {
            show(notification, [.badge, .sound, .list, .banner])
            return
        }
        guard let delegate = UNUserNotificationCenter.delegate(of: application.process) else { return }
        let process = application.process
        device.asOneTurn {
            delegate.userNotificationCenter(.current(), willPresent: notification) {
                [weak self, weak application, weak process] options in
                guard let process, process === application?.process else { return }
                self?.show(notification, options)
            }
        }
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        guard let device, let application = device.application else { return }
        let content = notification.request.content
        if options.contains(.badge), let badge = content.badge { device.iconBadgeNumber = badge.intValue }
        guard !options.isDisjoint(with: [.list, .banner, .alert]) else { return }
        if !options.isDisjoint(with: [.list, .alert]) {
            removeDelivered { $0 == notification.request.identifier }
            delivered.append(notification)
        }
        guard !options.isDisjoint(with: [.banner, .alert]), status == .authorized else { return }
        device.asOneTurn {
            let texts = [content.subtitle, content.body].filter { !$0.isEmpty }
            application.systemScreen.showBanner(title: content.title, body: texts.joined(separator: "\n")) {
                [weak self] in
                self?.respond(UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier))
            }
            shown = notification
        }
    }

    /// The notification in the banner.
    private weak var shown: UNNotification?

    func removeDelivered(where isIncluded: (String) -> Bool) {
        delivered.removeAll { isIncluded($0.request.identifier) }
    }

    // MARK: Answering

    /// Returns the notification in the banner or, failing that, in Notification Center with the identifier.
    func notification(_ identifier: String) -> UNNotification? {
        if let shown, shown.request.identifier == identifier,
            device?.application?.systemScreen.showsBanner == true
        {
            return shown
        }
        return delivered.last { $0.request.identifier == identifier }
    }

    func actions(of notification: UNNotification) -> [UNNotificationAction] {
        let name = notification.request.content.categoryIdentifier
        return categories.first { $0.identifier == name }?.actions ?? []
    }

    /// Removes the notification that the user responded to, and launches or wakes the application for the response.
    func respond(_ response: UNNotificationResponse) {
        guard let device, let application = device.application else { return }
        let notification = response.notification
        if shown === notification { application.systemScreen.hideBanner() }
        delivered.removeAll { $0 === notification }
        let staysInBackground: Bool
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: staysInBackground = false
        case UNNotificationDismissActionIdentifier:
            let name = notification.request.content.categoryIdentifier
            let category = categories.first { $0.identifier == name }
            guard category?.options.contains(.customDismissAction) == true else { return }
            staysInBackground = true
        default:
            let action = actions(of: notification).first { $0.identifier == response.actionIdentifier }
            staysInBackground = action?.options.contains(.foreground) != true
        }
        device.bringToFront(
            for: LaunchReason(NotificationPayload(response: response), staysInBackground: staysInBackground))
    }
}
