import Robot
import Testing

// The examples of the README's section on the device, as they stand there.

final class DraftDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let draft = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        draft.placeholder = "Draft"
        draft.text = UserDefaults.standard.string(forKey: "draft")
        let screen = UIViewController()
        screen.view.addSubview(draft)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.set(draft.text, forKey: "draft")
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        draft.text = url.lastPathComponent
        return true
    }
}

@MainActor @Suite("Drafts", .robot) struct DraftTests {
    private let device = SimulatedDevice.current

    @Test("A draft is still there after the application has ended")
    func ended() {
        device.launch(DraftDelegate.self)
        tapOn(theFirstView(withLabel("Draft")))
        SoftwareKeyboard.main.type("Dear Ada")
        device.pressHome()
        device.relaunch()
        #expect(theFirstView(withText("Dear Ada"), onScreenAndVisible(true)).count == 1)
    }
}

/// A screen with a button that does something.
private final class ButtonScreen: UIViewController {
    let press: () -> Void

    init(_ press: @escaping () -> Void) {
        self.press = press
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
        button.addAction(UIAction { [unowned self] _ in press() }, for: .touchUpInside)
        view.addSubview(button)
    }
}

@MainActor @Suite("The device of the README", .robot) struct ReadmeOfDeviceTests {
    private let device = SimulatedDevice.current

    private func show(_ press: @escaping () -> Void) {
        UIWindow.createWindowForTesting().rootViewController = ButtonScreen(press)
    }

    @Test("On a tablet the inbox stays beside the letter", .robot(on: .iPadMini))
    func tablet() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(InboxViewController(), for: .primary)
        split.setViewController(LetterViewController(), for: .secondary)
        UIWindow.createWindowForTesting().rootViewController = split

        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(theFirstView(withText("Grace"), onScreenAndVisible(true)).count == 1)
        #expect(theFirstView(withText("Letter"), onScreenAndVisible(true)).count == 1)
    }

    @Test("A link leads into the application, launched for it or not")
    func links() throws {
        let url = try #require(URL(string: "drafts://draft/Dear%20Grace"))
        UIApplication.shared.declarations.urlSchemes = ["drafts"]
        device.launch(DraftDelegate.self, arguments: ["-uitesting", "YES"])
        device.open(url)
        #expect(allViews(withText("Dear Grace")).count == 1)
        #expect(UserDefaults.standard.bool(forKey: "uitesting"))

        device.terminate()
        #expect(allViews(withText("Dear Grace")).isEmpty)
        device.open(url)
        #expect(allViews(withText("Dear Grace")).count == 1)

        device.reinstall()
        #expect(UserDefaults.standard.string(forKey: "draft") == nil)
    }

    @Test("The system's question is answered on the screen, or beforehand")
    func permission() {
        var log: [Bool] = []
        show { AVCaptureDevice.requestAccess(for: .video) { log.append($0) } }
        tapOn(theFirstView(withLabel("Go")))
        tapOn(theFirstView(withLabel("Allow")))
        device.permissions[.camera] = .denied
        tapOn(theFirstView(withLabel("Go")))
        #expect(log == [true, false])
    }

    @Test("A notification comes in its time")
    func notification() {
        device.permissions[.notifications] = .granted
        show {}
        let content = UNMutableNotificationContent()
        content.title = "Water the plants"
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: "plants", content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
        device.pressHome()
        TimeLapse.advance(by: .seconds(3600))
        tapOn(theFirstView(withLabel("Water the plants")))
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("A face is known, or not")
    func face() {
        var log: [Bool] = []
        show {
            LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To show your drafts."
            ) { isOwner, _ in log.append(isOwner) }
        }
        device.permissions[.faceID] = .granted
        tapOn(theFirstView(withLabel("Go")))
        device.failFace()
        device.matchFace()
        TimeLapse.advanceMainRunLoop()
        #expect(log == [true])
    }

    @Test("The device is turned, darkened, moved, locked and short of memory")
    func inheritedValues() {
        show {}
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
        device.userInterfaceStyle = .dark
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        device.accessibility.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        device.location = CLLocation(latitude: 52.5, longitude: 13.4)

        var log: [Notification.Name] = []
        for name in [
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification,
        ] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.append(name) }
            }
        }
        device.sendMemoryWarning()
        device.background(for: .seconds(60))
        #expect(
            log == [
                UIApplication.didReceiveMemoryWarningNotification,
                UIApplication.didEnterBackgroundNotification,
            ])
    }
}
