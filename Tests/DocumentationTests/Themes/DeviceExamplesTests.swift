import Robot
import Testing

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

@MainActor @Suite("Examples of the device", .robot) struct DeviceExamplesTests {
    private let device = SimulatedDevice.current

    private func show(_ press: @escaping () -> Void) {
        UIWindow.createWindowForTesting().rootViewController = ButtonScreen(press)
    }

    // Example of Device.md
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
    // End of example

    @Test("A link leads into the application, launched for it or not")
    func links() throws {
        let url = try #require(URL(string: "drafts://draft/Dear%20Grace"))
        // Example of Device.md
        UIApplication.shared.declarations.urlSchemes = ["drafts"]  // what Info.plist declares
        device.launch(DraftDelegate.self, arguments: ["-uitesting", "YES"])
        device.open(url)  // also if the application is not running: it is launched
        device.background(for: .seconds(60))
        device.terminate()
        device.open(url)
        device.reinstall()  // with empty defaults
        // End of example
        #expect(UserDefaults.standard.string(forKey: "draft") == nil)
        device.open(url)
        #expect(allViews(withText("Dear Grace")).count == 1)
    }

    @Test("Orientation, appearance, text size, accessibility, location and memory of the device change")
    func settings() {
        show {}
        var warnings = 0
        NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { warnings += 1 }
        }
        // Example of Device.md
        device.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        device.userInterfaceStyle = .dark
        device.preferredContentSizeCategory = .extraLarge
        device.accessibility.isReduceMotionEnabled = true
        device.location = CLLocation(latitude: 52.5, longitude: 13.4)
        device.sendMemoryWarning()
        // End of example
        #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(warnings == 1)
    }

    @Test("A permission alert is answered on the screen, or beforehand")
    func permission() {
        var log: [Bool] = []
        show { AVCaptureDevice.requestAccess(for: .video) { log.append($0) } }
        tapOn(theFirstView(withLabel("Go")))
        // Example of Device.md
        tapOn(theFirstView(withLabel("Allow")))
        // End of example

        // Example of Device.md
        device.permissions[.camera] = .denied  // beforehand: no alert is shown
        // End of example
        tapOn(theFirstView(withLabel("Go")))
        #expect(log == [true, false])
    }

    @Test("A face is recognized, or not")
    func face() {
        var log: [Bool] = []
        show {
            LAContext().evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To show your drafts."
            ) { isOwner, _ in log.append(isOwner) }
        }
        device.permissions[.faceID] = .granted
        tapOn(theFirstView(withLabel("Go")))
        // Example of Device.md
        device.failFace()
        device.matchFace()  // or enterPasscode
        // End of example
        TimeLapse.advanceMainRunLoop()
        #expect(log == [true])
    }

    @Test("A notification is shown in its time")
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
        // Example of Device.md
        TimeLapse.advance(by: .seconds(3600))
        tapOn(theFirstView(withLabel("Water the plants")))  // a banner
        // End of example
        #expect(UIApplication.shared.applicationState == .active)
    }
}
