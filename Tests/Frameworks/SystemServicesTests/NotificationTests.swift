import FailureReporting
import Robot
import Testing
import UserNotifications

@MainActor
@Suite("Notifications for the user", .robot) struct NotificationTests {
    /// An application's delegate that is the one of its notifications, too, and notes what it is told.
    final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        var log: [String] {
            get { UserDefaults.standard.stringArray(forKey: "log") ?? [] }
            set { UserDefaults.standard.set(newValue, forKey: "log") }
        }
        private func note(_ text: String) {
            log.append("\(text) [\(UIApplication.shared.applicationState)]")
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UNUserNotificationCenter.current().delegate = self
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { note("active") }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            note("willPresent \(notification.request.identifier)")
            return options
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
            let action = response.actionIdentifier.components(separatedBy: ".").last ?? ""
            note("didReceive \(response.notification.request.identifier) \(action) \(text)")
            completionHandler()
        }
    }

    private var device: SimulatedDevice { .current }
    private var center: UNUserNotificationCenter { .current() }
    private var log: [String] { UserDefaults.standard.stringArray(forKey: "log") ?? [] }

    private func launch() {
        device.permissions[.notifications] = .granted
        device.launch(AppDelegate.self)
        UserDefaults.standard.removeObject(forKey: "log")
    }

    private func request(
        _ identifier: String, after interval: TimeInterval?, repeats: Bool = false, badge: Int? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Water the plants"
        content.body = "All of them"
        content.badge = badge.map { NSNumber(value: $0) }
        content.categoryIdentifier = "chore"
        return UNNotificationRequest(
            identifier: identifier, content: content,
            trigger: interval.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
    }

    @Test("Permission is asked for once, and the settings say what came of it")
    func authorization() async {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
        var answers: [Bool] = []
        center.requestAuthorization(options: [.alert, .badge]) { granted, _ in answers.append(granted) }
        tapOn(theFirstView(withLabel("Don’t Allow")))
        #expect(answers == [false])
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .denied && settings.alertSetting == .disabled)
        #expect(settings.soundSetting == .notSupported)
        var errors: [UNError.Code?] = []
        center.add(request("a", after: 5)) { errors.append(($0 as? UNError)?.code) }
        await TimeLapse.advanceMainRunLoop()
        #expect(errors == [.notificationsNotAllowed])
        await #expect(throws: UNError.self) { try await center.add(request("a", after: 5)) }
        #expect(await center.pendingNotificationRequests().isEmpty)
        device.permissions[.notifications] = nil
        #expect((try? await center.requestAuthorization(options: [.provisional])) == true)
        #expect(await center.notificationSettings().authorizationStatus == .provisional)
        await #expect(throws: Never.self) { try await center.add(request("a", after: 5)) }
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    }

    @Test("Handlers get the settings, the categories and what was delivered, and that can be removed")
    func handlers() async throws {
        launch()
        let done = UNNotificationAction(
            identifier: "done", title: "Done", options: [.destructive, .authenticationRequired])
        var found: [String] = []
        center.getNotificationSettings { found.append("\($0.authorizationStatus)") }
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "chore", actions: [done], intentIdentifiers: [])
        ])
        center.getNotificationCategories { found += $0.flatMap(\.actions).map(\.title) }
        center.setBadgeCount(4) { _ in found.append("badge") }
        #expect(found.isEmpty)
        await TimeLapse.advanceMainRunLoop()
        #expect(found == ["authorized", "Done", "badge"])
        #expect(UIApplication.shared.applicationIconBadgeNumber == 4)
        device.pressHome()
        for name in ["one", "two"] { try await center.add(request(name, after: 1)) }
        await TimeLapse.advance(by: .seconds(2))
        center.removeDeliveredNotifications(withIdentifiers: ["one"])
        center.getDeliveredNotifications { found = $0.map(\.request.identifier) }
        await TimeLapse.advance(by: .zero)
        #expect(found == ["two"])
        let next = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false).nextTriggerDate()
        #expect(next == VirtualClock.current.date.addingTimeInterval(60))
    }

    @Test("In the background, a banner shows; a tap on it activates the application")
    func background() async throws {
        launch()
        try await center.add(request("plants", after: 60, badge: 3))
        device.background(for: .seconds(10))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["plants"])
        device.pressHome()
        await TimeLapse.advance(by: .seconds(49))
        #expect(allViews(withLabel("Water the plants, All of them")).isEmpty)
        await TimeLapse.advance(by: .seconds(1))
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["plants"])
        #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
        tapOn(theFirstView(withLabel("Water the plants, All of them")))
        #expect(
            log == [
                "active [active]", "didReceive plants UNNotificationDefaultActionIdentifier  [inactive]",
                "active [active]",
            ])
        #expect(await center.deliveredNotifications().isEmpty)
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test(
        "In the foreground, the delegate decides whether a notification is shown", arguments: [false, true])
    func foreground(isShown: Bool) async throws {
        launch()
        (UIApplication.shared.delegate as? AppDelegate)?.options = isShown ? [.banner, .list] : []
        try await center.add(request("plants", after: nil))
        await TimeLapse.advanceMainRunLoop()
        #expect(log == ["willPresent plants [active]"])
        #expect(allViews(withLabel("Water the plants, All of them")).isEmpty != isShown)
        #expect(await center.deliveredNotifications().count == (isShown ? 1 : 0))
    }

    @Test("A notification outlives the application, and its answer launches it")
    func launching() {
        launch()
        center.add(request("plants", after: 60))
        device.kill()
        TimeLapse.advance(by: .seconds(60))
        tapOn(theFirstView(withLabel("Water the plants, All of them")))
        #expect(
            log == [
                "didReceive plants UNNotificationDefaultActionIdentifier  [inactive]", "active [active]",
            ])
    }

    @Test("Actions of the category; those that need no screen run in the background")
    func actions() {
        launch()
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "chore",
                actions: [
                    UNNotificationAction(identifier: "done", title: "Done"),
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", options: .foreground,
                        textInputButtonTitle: "Send", textInputPlaceholder: ""),
                ], intentIdentifiers: [], options: .customDismissAction)
        ])
        device.pressHome()
        for identifier in ["a", "b", "c"] { center.add(request(identifier, after: 1)) }
        TimeLapse.advance(by: .seconds(1))
        let failures = FailureCollector.failures {
            device.respondToNotification("d")
            device.respondToNotification("a", actionIdentifier: "later")
        }.map(\.text)
        #expect(
            failures == [
                "No notification \"d\" has been delivered. Those that have: \"a\", \"b\", \"c\".",
                "The notification \"a\" has no action \"later\". Its category has: \"done\", \"reply\".",
            ])
        device.respondToNotification("a", actionIdentifier: "done")
        device.respondToNotification("c", actionIdentifier: UNNotificationDismissActionIdentifier)
        #expect(UIApplication.shared.applicationState == .background)
        device.kill()
        device.respondToNotification("b", actionIdentifier: "reply", userText: "tomorrow")
        #expect(
            log == [
                "didReceive a done  [background]",
                "didReceive c UNNotificationDismissActionIdentifier  [background]",
                "didReceive b reply tomorrow [inactive]", "active [active]",
            ])
    }

    @Test("A background action launches the application in the background; it is activated later")
    func launchInBackground() {
        launch()
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "chore", actions: [UNNotificationAction(identifier: "done", title: "Done")],
                intentIdentifiers: [])
        ])
        device.kill()
        device.deliverPush(["aps": ["alert": ["title": "Hello", "body": "there"], "category": "chore"]])
        #expect(!allViews(withLabel("Hello, there")).isEmpty)
        device.respondToNotification("push", actionIdentifier: "done")
        #expect(log == ["didReceive push done  [background]"])
        device.activate()
        #expect(log.last == "active [active]")
    }

    @Test("What repeats comes again, by intervals and by the calendar; what is removed does not")
    func repeating() async throws {
        launch()
        device.pressHome()
        try await center.add(request("minutely", after: 60, repeats: true))
        try await center.add(request("removed", after: 30))
        center.removePendingNotificationRequests(withIdentifiers: ["removed"])
        var daily = DateComponents()
        daily.hour = 8
        daily.timeZone = TimeZone(secondsFromGMT: 0)
        let trigger = UNCalendarNotificationTrigger(dateMatching: daily, repeats: true)
        #expect(trigger.nextTriggerDate() == Date(timeIntervalSinceReferenceDate: 8 * 3600))
        await TimeLapse.advance(by: .seconds(61))
        center.removeAllDeliveredNotifications()
        await TimeLapse.advance(by: .seconds(60))
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["minutely"])
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
        try await center.add(
            UNNotificationRequest(identifier: "daily", content: UNNotificationContent(), trigger: trigger))
        await TimeLapse.advance(by: .seconds(48 * 3600))
        let delivered = await center.deliveredNotifications()
        #expect(delivered.map(\.date) == [Date(timeIntervalSinceReferenceDate: 32 * 3600)])
        #expect(await center.pendingNotificationRequests().count == 1)
    }

    @Test("Intervals that the system does not take are failures")
    func oddIntervals() {
        let failures = FailureCollector.failures {
            for (interval, repeats) in [(0, false), (30, true), (.nan, false)] as [(Double, Bool)] {
                _ = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
            }
        }.map(\.text)
        #expect(
            failures == [
                "A notification's timeInterval was 0.0 s; it must be a number above 0. A millisecond is taken.",
                "A notification's timeInterval was 30.0 s; it must be a number of at least 60 for one that repeats."
                    + " 60 s are taken.",
                "A notification's timeInterval was nan s; it must be a number above 0. A millisecond is taken.",
            ])
    }
}
