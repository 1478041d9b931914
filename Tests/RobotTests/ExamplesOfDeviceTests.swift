import Robot
import Testing

/// The examples of the documentation comments on what is around an application, as they stand there.
@MainActor @Suite("Examples of the documentation: the device", .robot) struct ExamplesOfDeviceTests {
    final class NotesViewController: UIViewController {
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Sign in", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
            view.addSubview(button)
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = NotesViewController()
            window?.makeKeyAndVisible()
            if session.stateRestorationActivity?.userInfo?["note"] as? Int == 7 {
                window?.rootViewController?.title = "Note 7"
            }
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "com.example.notes.editing")
            activity.addUserInfoEntries(from: ["note": 7])
            return activity
        }
    }

    private var device: SimulatedDevice { .current }

    private func show(_ title: String, _ press: @escaping () -> Void = {}) {
        let screen = NotesViewController()
        UIWindow.createWindowForTesting().rootViewController = screen
        screen.button.setTitle(title, for: .normal)
        screen.button.addAction(UIAction { _ in press() }, for: .touchUpInside)
    }

    @Test("The examples of delegates, activities, declarations and launch do what their comments say")
    func launch() {
        UIApplication.shared.declarations.urlSchemes = ["notes"]
        SimulatedDevice.current.launch(
            AppDelegate.self, scene: SceneDelegate.self, arguments: ["-uitesting", "YES"])
        tapOn(theFirstView(withLabel("Sign in")))
        #expect(ProcessInfo.processInfo.arguments.contains("-uitesting"))
        device.relaunch()
        #expect(UIApplication.shared.keyWindow?.rootViewController?.title == "Note 7")
    }

    @Test("The example of DeviceProfile does what its comment says", .robot(on: .iPadMini)) func profiles() {
        #expect(UIScreen.main.bounds.size == CGSize(width: 744, height: 1133))
        var small = DeviceProfile.iPhoneSE
        small.size = CGSize(width: 320, height: 568)
        let application = UIApplication(device: small)
        #expect(application.screen.bounds.width == 320)
    }

    @Test("The example of SimulatedDevice does what its comment says", .robot(on: .iPhone15)) func night() {
        SimulatedDevice.current.userInterfaceStyle = .dark
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test("The example of AccessibilitySettings does what its comment says") func accessibility() {
        var posts = 0
        NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        SimulatedDevice.current.accessibility.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled && posts == 1)
    }

    @Test("The examples of DevicePermissions and SystemAlert do what their comments say") func permissions() {
        SimulatedDevice.current.permissions[.camera] = .granted
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .authorized)
        SimulatedDevice.current.permissions[.location] = nil
        #expect(CLLocationManager().authorizationStatus == .notDetermined)

        UIApplication.shared.declarations.displayName = "Notes"
        show("Turn on notifications") {
            UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
        }
        tapOn(theFirstView(withLabel("Turn on notifications")))
        #expect(SystemScreen.current.alert?.title == "“Notes” Would Like to Send You Notifications")
        tapOn(theFirstView(withLabel("Allow")))
        #expect(device.permissions[.notifications] == .granted)
    }

    @Test(
        "The examples of UNMutableNotificationContent and UNUserNotificationCenter do what their comments say"
    ) func notifications() {
        device.permissions[.notifications] = .granted
        show("Plants")
        let content = UNMutableNotificationContent()
        content.title = "Water the plants"
        content.categoryIdentifier = "chore"
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: "plants", content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
        SimulatedDevice.current.background(for: .seconds(3600))
        tapOn(theFirstView(withLabel("Water the plants")))
        #expect(allViews(withLabel("Water the plants")).isEmpty)
    }

    @Test("The example of DeviceBiometrics does what its comment says") func biometrics() {
        var answers: [Bool] = []
        device.permissions[.faceID] = .granted
        show("Unlock") {
            LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To show your notes."
            ) { isOwner, _ in answers.append(isOwner) }
        }
        tapOn(theFirstView(withLabel("Unlock")))
        SimulatedDevice.current.failFace()
        SimulatedDevice.current.matchFace()
        TimeLapse.advanceMainRunLoop()
        #expect(answers == [true])
    }

    @Test("The examples of UserDefaults and ProcessInfo do what their comments say") func process() {
        for _ in 0..<2 {
            UserDefaults.standard.register(defaults: ["launches": 0])
            UserDefaults.standard.set(
                UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
        }
        #expect(UserDefaults.standard.integer(forKey: "launches") == 2)
        #expect(!ProcessInfo.processInfo.arguments.contains("--reset"))
    }
}
