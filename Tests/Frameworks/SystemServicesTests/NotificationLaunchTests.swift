import Robot
import Testing
import UserNotifications

@MainActor
@Suite("Launches by notifications", .robot) struct NotificationLaunchTests {
    /// Notes what an application is launched for.
    final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        static func note(_ text: String) {
            let defaults = UserDefaults.standard
            defaults.set((defaults.stringArray(forKey: "log") ?? []) + [text], forKey: "log")
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UNUserNotificationCenter.current().delegate = self
            let push = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
            Self.note("launch \(push?["note"] as? Int ?? 0)")
            return true
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            Self.note("didReceive \(response.notification.request.identifier)")
            completionHandler()
        }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            let request = connectionOptions.notificationResponse?.notification.request
            AppDelegate.note("connect \(request?.identifier ?? "for nothing")")
        }
    }

    /// What is noted while the application is launched by a tap on a notification from afar.
    private func log(scene: (any UISceneDelegate.Type)?) -> [String] {
        let device = SimulatedDevice.current
        device.permissions[.notifications] = .granted
        device.launch(AppDelegate.self, scene: scene)
        device.kill()
        device.deliverPush(
            ["aps": ["alert": ["title": "News", "body": "Rain"]], "note": 7], identifier: "news")
        tapOn(theFirstView(withLabel("News, Rain")))
        return UserDefaults.standard.stringArray(forKey: "log") ?? []
    }

    @Test("Without scenes, what a notification from afar carries is an option of the launch")
    func options() {
        #expect(log(scene: nil) == ["launch 0", "launch 7", "didReceive news"])
    }

    @Test("With scenes, the answer comes with the connection")
    func connection() {
        #expect(
            log(scene: SceneDelegate.self) == [
                "launch 0", "connect for nothing", "launch 0", "connect news", "didReceive news",
            ])
    }
}
