import Robot
import Testing

@MainActor
private final class PushDelegate: UIResponder, UIApplicationDelegate {
    static var log: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        Self.log.append("token of \(deviceToken.count), \(application.isRegisteredForRemoteNotifications)")
    }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        Self.log.append("failed, \(application.isRegisteredForRemoteNotifications)")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Self.log.append("push \(userInfo["id"] ?? "") \(application.applicationState == .background)")
        completionHandler(.newData)
    }
}

@MainActor
@Suite("Remote notifications", .robot) struct RemoteNotificationTests {
    @Test("The delegate gets the token, and silent notifications in the foreground and in the background")
    func silent() {
        PushDelegate.log = []
        let device = SimulatedDevice.current
        device.launch(PushDelegate.self)
        #expect(PushDelegate.log == [])
        TimeLapse.advance(by: .zero)
        #expect(PushDelegate.log == ["token of 32, true"])
        let aps: [AnyHashable: Any] = ["content-available": 1]
        device.deliverPush(["aps": aps, "id": 1])
        device.pressHome()
        device.deliverPush(["aps": aps, "id": 2])
        #expect(PushDelegate.log.dropFirst() == ["push 1 false", "push 2 true"])
        #expect(device.remoteNotificationResults == [.newData, .newData])
        UIApplication.shared.unregisterForRemoteNotifications()
        #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test("The delegate gets the error that a test sets")
    func failure() {
        PushDelegate.log = []
        SimulatedDevice.current.remoteNotificationRegistration = .failure(URLError(.notConnectedToInternet))
        SimulatedDevice.current.launch(PushDelegate.self)
        TimeLapse.advance(by: .zero)
        #expect(PushDelegate.log == ["failed, false"])
    }
}
