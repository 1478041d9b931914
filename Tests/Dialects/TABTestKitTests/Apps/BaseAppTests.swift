import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("Applications", .tabTestKit(app: LinkedDelegate.self)) struct BaseAppTests {
    private let mail = Mail()

    @Test("An application of its own class is launched, activated, sent to the background and terminated")
    func ownClass() {
        XCUIApplication.register(BrowserStub.self, bundleIdentifier: "com.example.mail")
        #expect(mail.state == .notRunning)
        mail.launch()
        #expect(mail.state == .runningForeground && App.shared.state == .notRunning)
        #expect(Label(id: "Browser", parent: mail).determine(not: .exists, timeout: 0))
        mail.background()
        #expect(mail.state == .runningBackground)
        mail.activate()
        #expect(mail.state == .runningForeground)
        mail.terminate()
        mail.terminate()
        #expect(mail.state == .notRunning)
    }

    @Test("An application that is not registered fails once")
    func unregistered() {
        let texts = failures {
            mail.launch()
            mail.activate()
            mail.background()
            mail.terminate()
        }
        let missing = """
            nowhere: XCUIApplication(bundleIdentifier: "com.example.mail").launch() does not know which application to \
            launch. Register it first:
            Try: XCUIApplication.register(AppDelegate.self, bundleIdentifier: "com.example.mail")
            """
        #expect(
            texts == [
                missing, missing,
                "nowhere: Failed waiting for App to become .runningBackground or .runningBackgroundSuspended: it is "
                    + ".notRunning.",
            ])
    }

    @Test("A state that does not come is a failure")
    func states() {
        App.shared.terminate()
        let texts = failures {
            App.shared.background()
            springboard.terminate()
            springboard.background()
        }
        let background = ".runningBackground or .runningBackgroundSuspended"
        #expect(
            texts == [
                "nowhere: Failed waiting for App to become \(background): it is .notRunning.",
                "nowhere: springboard.terminate() failed: the home screen always runs.",
                "nowhere: Failed waiting for the home screen to become \(background): it is .runningForeground.",
            ])
    }

    @Test("An override of a subclass is called")
    func overrides() {
        let notes = Noting()
        notes.launch()
        notes.background()
        notes.activate()
        notes.terminate()
        #expect(notes.log.take() == "launch\nbackground\nactivate\nterminate")
    }

    @Test("An application's name is the one below its icon")
    func names() {
        UIApplication.shared.declarations.displayName = "Notes"
        #expect(App.shared.name == "Notes")
        #expect(SystemPreferences().name == "Settings")
        #expect(springboard.name == "the home screen")
    }

    @Test("An application is an element and a parent")
    func elements() {
        let app = App.shared
        #expect(app.id == nil && app.type == .application && app.parent is App && app.index == 0)
        #expect(app.underlyingXCUIElement === app)
        #expect(app.determine(.exists, .visible, timeout: 0))
        #expect(Icon(id: "Settings", parent: springboard).determine(not: .visible, timeout: 0))
        app.background()
        #expect(Icon(id: "Settings", parent: springboard).determine(.exists, .hittable, timeout: 0))
    }

    @Test("Environment and arguments belong to the test", arguments: [1, 2])
    func parameters(number: Int) {
        #expect(App.shared.launchArguments == ["TABTestKit.Clean"])
        #expect(App.shared.launchEnvironment.keys.sorted() == ["TABTestKit.UUID"])
        App.shared.launchArguments += ["-number", "\(number)"]
        App.shared.launchEnvironment["NUMBER"] = "\(number)"
        App.shared.launch(clean: false)
        #expect(App.shared.launchArguments == ["-number", "\(number)"])
        #expect(ProcessInfo.processInfo.environment["NUMBER"] == "\(number)")
        App.shared.launch(clean: true)
        #expect(App.shared.launchArguments == ["-number", "\(number)", "TABTestKit.Clean"])
        #expect(ProcessInfo.processInfo.arguments.contains("TABTestKit.Clean"))
    }
}

/// An application of a test's own.
private final class Mail: BaseApp, @unchecked Sendable {
    override init() { super.init(bundleIdentifier: "com.example.mail") }
}

/// An application that notes what is asked of it.
private final class Noting: BaseApp, @unchecked Sendable {
    let log = EventLog()

    override func launch() { log.add("launch") }
    override func background() { log.add("background") }
    override func activate() { log.add("activate") }
    override func terminate() { log.add("terminate") }
}
